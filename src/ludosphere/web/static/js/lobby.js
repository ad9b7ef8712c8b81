// The lobby keeps itself up to date while somebody looks at it.
const EVERY = 4000;
const tables = document.getElementById("tables");

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(tables.dataset.from);
    if (!answer.ok) return;
    const html = await answer.text();
    const now = document.createElement("div");
    now.innerHTML = html;
    if (now.innerHTML === tables.innerHTML) return;
    const here = /** @type {Part} */ (document.activeElement);
    const row = here.closest("[data-table]");
    const place = row && tables.contains(row) ? [...row.querySelectorAll("a,button")].indexOf(here) : -1;
    const title = tables.querySelector("h2").textContent;
    tables.replaceChildren(...now.childNodes);
    if (place >= 0) (tables.querySelector(`[data-table="${row.dataset.table}"]`)?.querySelectorAll("a,button")[place] ?? tables.querySelector("a,button"))?.focus();
    const said = tables.querySelector("h2").textContent;
    if (said !== title) document.getElementById("live").textContent = said;
  } catch {
    // off line: the next time will do
  }
}
setInterval(refresh, EVERY);
document.addEventListener("visibilitychange", refresh);

// Only as many people as play the game.
const counts = JSON.parse(document.getElementById("counts").textContent);
const form = document.querySelector(".quick form");
function offer() {
  const { game, seats } = form.elements;
  for (const option of seats.options) option.hidden = option.disabled = !counts[game.value].includes(Number(option.value));
  if (seats.selectedOptions[0].disabled) seats.value = "2";
}
form.elements.game.addEventListener("change", offer);
offer();

// Enter in the name says nothing about which table is meant.
document.querySelector(".ask input")?.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault());
