// Buttons `[data-read-aloud]` read the text `[data-text]` beside them; the value of the attribute is its language,
// or "": that of the table. They come hidden, and stay so where the browser can't speak.
const voice = window.speechSynthesis;
const HOPELESS = ["synthesis-unavailable", "synthesis-failed", "voice-unavailable", "language-unavailable"];

export class Aloud {
  /** @param {Part} main */
  constructor(main) {
    this.main = main;
    this.able = Boolean(voice && window.SpeechSynthesisUtterance);
    /** The text that is being read. */
    this.text = null;
    document.addEventListener("click", (event) => {
      const button = event.target.closest("[data-read-aloud]");
      if (button) this.press(button);
    });
    addEventListener("pagehide", () => voice?.cancel());
    new MutationObserver(() => this.update()).observe(document.getElementById("drawer"), { childList: true, subtree: true });
    this.update();
  }

  /** After anything was drawn. */
  update() {
    for (const button of document.querySelectorAll("[data-read-aloud]")) button.hidden = !this.able || !text(button);
  }

  /** Reads; a second time it is quiet again. @param {Part} button */
  press(button) {
    const again = this.text === text(button);
    voice.cancel();
    this.text = null;
    if (!again) this.read(text(button), button.dataset.readAloud || this.main.dataset.lang);
  }

  /** @param {string} words @param {string} lang */
  read(words, lang) {
    const speech = new SpeechSynthesisUtterance(words);
    speech.lang = lang;
    speech.rate = 0.95;
    const over = () => {
      if (this.text === words) this.text = null;
    };
    speech.onend = over;
    speech.onerror = ({ error }) => {
      over();
      if (!HOPELESS.includes(error)) return;
      this.able = false;
      this.update();
    };
    this.text = words;
    voice.speak(speech);
  }
}

/** What a button reads: the nearest text that lies in the same thing. @param {Part} button */
function text(button) {
  for (let around = button.parentElement; around; around = around.parentElement) {
    const found = around.querySelector("[data-text]");
    if (found) return found.textContent.replace(/\s+/g, " ").trim();
  }
  return "";
}
