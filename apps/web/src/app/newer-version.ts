import type { Translations } from "../i18n/translations.ts";
import styles from "../ui/toast.module.css";
import { isAnythingUnsaved } from "../ui/unsaved.ts";

const mark = "pulau.reloadedForNewerVersion";
const patienceMs = 30_000;

const reload = (): void => {
  sessionStorage.setItem(mark, String(Date.now()));
  location.reload();
};

/**
 * Says that there is a newer version, once, and offers to reload. Made by hand: any piece that would be loaded for it may
 * be gone. The attribute lets it be pressed above an open dialog, which would take that for a press beside it.
 */
function offerReload(words: Translations): void {
  const id = "newer-version";
  if (document.getElementById(id)) return;
  const say = words.say("ui");
  const act = Object.assign(document.createElement("button"), { type: "button", onclick: reload });
  act.className = "link";
  act.textContent = say("newer.act");
  const note = Object.assign(document.createElement("div"), { id, role: "status", className: styles.bare });
  note.dataset.reactAriaTopLayer = "true";
  document.body.append(note);
  note.append(say("newer.text"), " ", act);
}

/**
 * A page that stood open while the resort got a newer version asks for parts that are gone. It is loaded anew, which
 * loses nothing because drafts are kept; but not twice in a row, should the part really be missing. Where something typed
 * would be lost, a reload is only offered.
 */
export function followNewerVersion(words: Translations): void {
  addEventListener("vite:preloadError", (event) => {
    // Without a connection the page would be lost for the browser's own that says so.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < patienceMs) return;
    if (isAnythingUnsaved()) return offerReload(words);
    event.preventDefault();
    reload();
  });
}
