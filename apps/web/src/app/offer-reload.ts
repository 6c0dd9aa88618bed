import type { Translations } from "../i18n/translations.ts";
import styles from "../ui/toast.module.css";
import { isAnythingUnsaved } from "../ui/unsaved.ts";

/**
 * Says that there is a newer version, once, and offers to reload. Made by hand: a piece that would be loaded for it may be
 * gone. The attribute lets it be pressed above an open dialog, which would take that for a press beside it.
 */
function offer(words: Translations): void {
  const id = "newer-version";
  if (document.getElementById(id)) return;
  const say = words.say("newer-version");
  const act = Object.assign(document.createElement("button"), {
    type: "button",
    onclick: () => location.reload(),
  });
  act.textContent = say("act");
  const note = Object.assign(document.createElement("div"), { id, role: "status", className: styles.bare });
  note.dataset.reactAriaTopLayer = "true";
  document.body.append(note);
  note.append(say("text"), " ", act);
}

/** Brings the words, and answers with what offers a reload where one would lose something, and tells whether it did. */
export async function reloadOffer(words: Translations): Promise<() => boolean> {
  await words.bring(["newer-version"]);
  return () => {
    const isUnsaved = isAnythingUnsaved();
    if (isUnsaved) offer(words);
    return isUnsaved;
  };
}
