// The new-table form: names only where somebody sits, and a word about playing alone.
for (const form of document.querySelectorAll("form.new")) {
  const players = [...form.querySelectorAll(".player")];
  const solo = form.querySelector("[data-solo]");
  const refresh = () => {
    for (const player of players) player.dataset.kind = player.querySelector("select").value;
    const open = players.filter((player) => player.dataset.kind !== "closed");
    if (solo) solo.hidden = open.length !== 1;
  };
  form.addEventListener("change", refresh);
  refresh();
}
