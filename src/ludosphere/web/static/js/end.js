// What reads downwards and goes on, as the log and the chat do: it stands at its end, until somebody looks further up.

/** @param {Part} pane */
export function stand(pane) {
  let stands = true;
  const keep = () => {
    if (stands) pane.scrollTop = pane.scrollHeight;
  };
  pane.addEventListener("scroll", () => {
    if (pane.clientHeight) stands = pane.scrollHeight - pane.scrollTop - pane.clientHeight < 40;
  });
  new MutationObserver(keep).observe(pane, { childList: true, subtree: true });
  new ResizeObserver(keep).observe(pane); // it may have been out of sight
}
