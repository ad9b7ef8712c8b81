// The menu in the header that says who one is: it closes with Escape, and when something else is touched.
const menu = document.querySelector("details.who");

menu?.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !menu.open) return;
  event.stopPropagation();
  menu.open = false;
  menu.querySelector("summary").focus();
});

document.addEventListener("pointerdown", (event) => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
