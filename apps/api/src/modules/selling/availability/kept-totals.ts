import { createHash } from "node:crypto";
import type { StayBook } from "../catalogue/public.ts";

/** Whole sen, or why there is no price. */
export type Total = number | "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED";

/** Totals that this process has worked out, by everything that they depend on; the oldest are forgotten first. */
const kept = new Map<string, Total>();
const mostKept = 20_000;

/** The same for books that say the same, however often they are loaded: a book that was changed has another. */
const marks = new WeakMap<StayBook, string>();

export const markOf = (value: unknown): string =>
  createHash("sha1").update(JSON.stringify(value)).digest("base64url");

export function markOfBook(book: StayBook): string {
  const known = marks.get(book);
  if (known) return known;
  const mark = markOf(book);
  marks.set(book, mark);
  return mark;
}

/** What was worked out before for this key, or what is worked out now. */
export function keepTotal(key: string, work: () => Total): Total {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const total = work();
  if (kept.size >= mostKept) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  kept.set(key, total);
  return total;
}
