import type { Translations } from "../i18n/translations.ts";

const mark = "pulau.reloaded";
const patienceMs = 30_000;

/**
 * A page that stood open while the resort got a newer version asks for parts that are gone. It is loaded anew, which
 * loses nothing because drafts are kept; but not twice in a row, should the part really be missing. Where something typed
 * would be lost, a reload is only offered, by what is brought before anything can be typed: later it may be gone.
 */
export function followNewerVersion(words: Translations): void {
  let isOffered: (() => boolean) | undefined;
  let preparing = false;
  addEventListener("focusin", async () => {
    if (preparing) return;
    preparing = true;
    isOffered = await import("./later.ts")
      .then(({ reloadOffer }) => reloadOffer(words))
      .catch(() => undefined);
    preparing = isOffered !== undefined;
  });
  addEventListener("vite:preloadError", (event) => {
    // Without a connection the page would be lost for the browser's own that says so; what could not be prepared is
    // tried again when something else gets the focus.
    if (!navigator.onLine || (preparing && !isOffered)) return;
    if (Date.now() - sessionStorage[mark] < patienceMs || isOffered?.()) return;
    sessionStorage[mark] = Date.now();
    event.preventDefault();
    location.reload();
  });
}
