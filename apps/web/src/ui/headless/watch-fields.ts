/** What a person types into or ticks. What is searched for and what may only be read is nothing to lose. */
const fields =
  "input:not([type=search], [type=hidden], [readonly]), select, textarea:not([readonly]), [role=spinbutton]";

const textIn = (field: Element): string => {
  if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio"))
    return String(field.checked);
  return "value" in field ? String(field.value) : (field.textContent ?? "");
};

/** Whatever a person does first where a field is about to change. */
const beforeChange = ["pointerdown", "keydown", "focusin", "beforeinput", "dragenter"];

/**
 * Remembers what stands in each field below an element before somebody types into it. A field that comes later is looked
 * at when it is there; one that is gone has nothing more to lose.
 */
export function watchFields(place: HTMLElement) {
  const before = new Map<Element, string>();
  const look = () => {
    for (const field of place.querySelectorAll(fields))
      if (!before.has(field)) before.set(field, textIn(field));
  };
  look();
  for (const event of beforeChange) place.addEventListener(event, look, true);
  return {
    /** Whether a field says something else than before. */
    changed: (): boolean =>
      [...before].some(([field, value]) => field.isConnected && textIn(field) !== value),
    end: () => {
      for (const event of beforeChange) place.removeEventListener(event, look, true);
    },
  };
}
