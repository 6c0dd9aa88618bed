/**
 * Keys act on what the page marks: `data-desk-line` on the links of lists, `data-desk-search` on search fields,
 * `data-desk-act="check-in"` and the like on buttons. So a key never does what the screen does not offer.
 */
export type DeskKey =
  | "next"
  | "previous"
  | "search"
  | "help"
  | "today"
  | "bookings"
  | "checkIn"
  | "checkOut"
  | "beside"
  | "noteOrBooking";

const keys: Readonly<Record<string, DeskKey>> = {
  j: "next",
  k: "previous",
  "/": "search",
  "?": "help",
  t: "today",
  b: "bookings",
  i: "checkIn",
  o: "checkOut",
  s: "beside",
  n: "noteOrBooking",
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "defaultPrevented">;

/** What a key means to the desk; null when it is somebody else's: a field's, the browser's. */
export function deskKeyOf(pressed: Pressed, typing: boolean): DeskKey | null {
  if (typing || pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return null;
  return keys[pressed.key.toLowerCase()] ?? null;
}

/** The line to go to from the one at `at`, -1 when none has the focus; lists don't go round. */
export const lineAfter = (at: number, count: number, key: "next" | "previous"): number =>
  at < 0 ? 0 : Math.min(count - 1, Math.max(0, at + (key === "next" ? 1 : -1)));
