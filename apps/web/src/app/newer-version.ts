import type { Translations } from "../i18n/translations.ts";

const mark = "pulau.reloadedForNewerVersion";
const patienceMs = 30_000;

/**
 * A page that stood open while the resort got a newer version asks for parts that are gone. It is loaded anew, which
 * loses nothing because drafts are kept; but not twice in a row, should the part really be missing. Where something typed
 * would be lost, a reload is only offered, by what is brought before anything can be typed: later it may be gone.
 */
export function followNewerVersion(words: Translations): void {
  let isOffered = () => false;
  const prepare = async () => {
    isOffered = await (await import("./offer-reload.ts")).reloadOffer(words);
  };
  addEventListener("focusin", () => prepare().catch(() => undefined), { once: true });
  addEventListener("vite:preloadError", (event) => {
    // Without a connection the page would be lost for the browser's own that says so.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < patienceMs) return;
    if (isOffered()) return;
    sessionStorage.setItem(mark, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
