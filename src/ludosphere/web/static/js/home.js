// The new-table form: names only where somebody sits, options only where they matter, a word about playing alone.
for (const form of document.querySelectorAll("form.new")) {
  const players = [...form.querySelectorAll(".player")];
  const solo = form.querySelector("[data-solo]");
  const company = form.querySelector("[data-company]");
  // A table of the lobby counts for ratings unless somebody wants it otherwise.
  let touched = false;
  form.elements.rated.addEventListener("change", () => (touched = true));
  const refresh = () => {
    for (const player of players) player.dataset.kind = player.querySelector("select").value;
    const open = players.filter((player) => player.dataset.kind !== "closed");
    if (solo) solo.hidden = open.length !== 1;
    for (const line of form.querySelectorAll("[data-seats]")) line.hidden = !line.dataset.seats.split(" ").includes(String(open.length));
    const kinds = open.map((player) => player.dataset.kind);
    const { access, rated } = form.elements;
    company.hidden = !kinds.includes("open");
    rated.disabled = company.hidden || kinds.includes("person") || kinds.filter((kind) => kind === "me" || kind === "open").length < 2 || kinds.filter((kind) => kind === "me").length > 1 || form.elements.seed.value !== "";
    if (!touched) rated.checked = access.value === "lobby";
    if (rated.disabled) rated.checked = false;
  };
  form.addEventListener("change", refresh);
  touched = form.elements.rated.checked;
  refresh();
}

// The options of a game: a sheet above the page; without this script it lies there just as well.
const options = document.querySelector("dialog.options");
if (options) {
  const game = options.querySelector("form.new").dataset.game;
  options.removeAttribute("open");
  options.showModal();
  options.addEventListener("click", (event) => {
    if (event.target !== options && !event.target.closest("[data-close]")) return;
    event.preventDefault();
    options.close();
  });
  options.addEventListener("close", () => {
    history.replaceState(null, "", "/");
    document.querySelector(`a.what[href="/?game=${game}"]`)?.focus();
  });
}
