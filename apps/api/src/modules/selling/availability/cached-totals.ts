import { createHash } from "node:crypto";
import type { StayBook } from "../catalogue/public.ts";

/** Whole sen, or why there is no price. */
export type Total = number | "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED";

/** Totals that this process has worked out, by book and party and then by the rest; the oldest are forgotten first. */
const kept = new Map<string, Map<string, Total>>();
const mostKept = 50_000;
let count = 0;

/** Totals of a book for a party: give what was worked out before for the rest of a stay, or what is worked out now. */
export function cachedTotals(ofWhat: string): (key: string, work: () => Total) => Total {
  const mine = kept.get(ofWhat) ?? new Map<string, Total>();
  kept.delete(ofWhat);
  kept.set(ofWhat, mine);
  return (key, work) => {
    const known = mine.get(key);
    if (known !== undefined) return known;
    const total = work();
    mine.set(key, total);
    count++;
    if (count > mostKept) forgetOldest();
    return total;
  };
}

function forgetOldest(): void {
  const [oldest] = kept;
  if (!oldest) return;
  kept.delete(oldest[0]);
  count -= oldest[1].size;
}

const marks = new WeakMap<StayBook, string>();

/** The same for books that say the same, however often they are loaded: a book that was changed has another. */
export function fingerprintOfBook(book: StayBook): string {
  const known = marks.get(book);
  if (known) return known;
  const mark = createHash("sha1").update(JSON.stringify(book)).digest("base64url");
  marks.set(book, mark);
  return mark;
}

const shortMarks = new Map<string, string>();
const mostShortMarks = 10_000;
let marked = 0;

/** The same short text for values that say the same; none is ever given to another, though one may be given anew. */
export function shortFingerprintOf(value: unknown): string {
  const text = JSON.stringify(value);
  const known = shortMarks.get(text);
  if (known) return known;
  if (shortMarks.size >= mostShortMarks) shortMarks.clear();
  const mark = (marked++).toString(36);
  shortMarks.set(text, mark);
  return mark;
}
