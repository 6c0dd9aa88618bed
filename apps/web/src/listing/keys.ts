/** What a key does in a list: from row to row, into a row, or choosing rows. */
export type RowKey =
  | "next"
  | "previous"
  | "first"
  | "last"
  | "open"
  | "select"
  | "edit"
  | "delete"
  | "extendDown"
  | "extendUp"
  | "none";

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;
/** On what of a row the focus is. A button has Enter and Space for itself, a field every key. */
export type On = "row" | "link" | "button" | "field";

const letters: Readonly<Record<string, RowKey>> = { j: "next", k: "previous", x: "select", e: "edit" };
const arrows: Readonly<Record<string, RowKey>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Home: "first",
  End: "last",
};

/** What a key means to the list; null when it is somebody else's: a field's, a button's, the browser's. */
export function rowKeyOf(pressed: Pressed, on: On, lettersOn = true): RowKey | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (on === "field" || ctrlKey || metaKey || altKey) return null;
  if (shiftKey && key === "ArrowDown") return "extendDown";
  if (shiftKey && key === "ArrowUp") return "extendUp";
  if (shiftKey) return null;
  if (key === "Enter" && on === "row") return "open";
  if (key === " " && on !== "button") return "select";
  if (key === "Escape") return "none";
  if (key === "F2") return "edit";
  if (key === "Delete") return "delete";
  return arrows[key] ?? (lettersOn ? (letters[key.toLowerCase()] ?? null) : null);
}

/** The row to go to; lists don't go round. */
export function rowAfter(at: number, count: number, key: RowKey): number {
  if (key === "first") return 0;
  if (key === "last") return count - 1;
  const by = key === "next" || key === "extendDown" ? 1 : key === "previous" || key === "extendUp" ? -1 : 0;
  return Math.min(count - 1, Math.max(0, at + by));
}
