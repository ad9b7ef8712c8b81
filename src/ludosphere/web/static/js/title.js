// The tab tells that somebody is waited for, while nobody looks at it: its title, its sign, a number on the home page.
const REFRESH = 60000;

/** The sign of the tab, with or without a dot. @param {boolean} on */
function badge(on) {
  const link = document.querySelector("link[rel=icon][data-turn]");
  if (!link) return;
  link.dataset.plain ??= link.getAttribute("href");
  const href = on ? link.dataset.turn : link.dataset.plain;
  if (link.getAttribute("href") !== href) link.setAttribute("href", href);
  if (on) navigator.setAppBadge?.()?.catch(() => undefined);
  else navigator.clearAppBadge?.()?.catch(() => undefined);
}

/** The title of a table's page. */
export class Title {
  /** `plain`: what the page is called when nobody is waited for. @param {string} plain */
  constructor(plain) {
    this.plain = plain;
    this.whose = null;
    document.addEventListener("visibilitychange", () => this.write());
  }

  /** `whose` turn it is at this screen, in words; null: nobody's. @param {string | null} whose */
  show(whose) {
    this.whose = whose;
    this.write();
  }

  write() {
    const { whose, plain } = this;
    const calls = whose !== null && document.hidden;
    document.title = whose === null ? plain : calls ? `(●) ${whose} – ${plain}` : `● ${whose} · ${plain}`;
    badge(calls);
  }
}

/** How many tables wait for this person: before the title of the home page, counted anew now and then. */
export function tally() {
  const { title } = document;
  /** @param {Document} page */
  const waiting = (page) => page.querySelectorAll(".tab .turn-you").length;
  /** @param {number} count */
  const write = (count) => {
    document.title = count ? `(${count}) ${title}` : title;
    badge(count > 0 && document.hidden);
  };
  let count = waiting(document);
  write(count);
  const again = async () => {
    try {
      const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } });
      if (!answer.ok) return;
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      count = waiting(page);
      write(count);
      replace(page);
    } catch {
      // off line: the number stays as it was
    }
  };
  setInterval(() => document.hidden && again(), REFRESH);
  document.addEventListener("visibilitychange", () => (document.hidden ? write(count) : again()));
  addEventListener("pageshow", (event) => event.persisted && again());
}

/** The tables as they are now; what has the focus is left alone. @param {Document} page */
function replace(page) {
  const [now, then] = [document, page].map((one) => [...one.querySelectorAll(".tabs > .tab")]);
  if (now.length !== then.length) return;
  now.forEach((row, k) => {
    if (row.outerHTML !== then[k].outerHTML && !row.contains(document.activeElement)) row.replaceWith(document.importNode(then[k], true));
  });
}
