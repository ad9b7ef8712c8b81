// What the board of a page's game does with the things that can be pointed at: as any board, or in the game's own way.
import * as board from "./board.js";

/** @type {Game} */
export const game = { ...board };

/** Says what a game does in its own way; its script stands before the table's, so that the page is whole when it is loaded. @param {Partial<Game>} own */
export const draws = (own) => Object.assign(game, own);
