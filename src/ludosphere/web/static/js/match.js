// Waiting for a quick match: the server is asked every few seconds, which also tells it that somebody is still here.
const EVERY = 2000;
const main = document.getElementById("main");
const count = document.getElementById("count");

async function ask() {
  try {
    const answer = await fetch("/match/state", { headers: { Accept: "application/json" } });
    const { waits, table, count: waiting } = await answer.json();
    if (table || !waits) {
      count.textContent = table ? main.dataset.found : main.dataset.gone;
      document.title = `● ${count.textContent}`;
      location.assign("/match"); // from there on to the table, or back to the lobby
      return;
    }
    const said = main.dataset.count.replace("%", waiting);
    if (count.textContent !== said) count.textContent = said;
  } catch {
    // off line: asks again
  }
  setTimeout(ask, EVERY);
}
setTimeout(ask, EVERY);
