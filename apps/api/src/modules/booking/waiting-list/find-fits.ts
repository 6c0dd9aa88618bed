import { addDays, type Day, daysBetween, earliest, latest } from "@pulau/domain/calendar/day.ts";
import { arrivalsWanted } from "@pulau/domain/waiting/waiting-days.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { contractOf } from "../../partners/agents/public.ts";
import { type Fit, fitStay, loadSupply, type Supply } from "../../selling/availability/public.ts";
import { loadRateBook, type StayBook } from "../../selling/catalogue/public.ts";
import type { WaitingRow } from "./waiting-rows.ts";

export type WaitedStay = Pick<
  WaitingRow,
  "ownerId" | "optionId" | "checkIn" | "daysAround" | "nights" | "party" | "roomTypeIds" | "mayHaveContract"
>;

/**
 * The first of these wishes that can be had now, whole: rooms, boat seats and a price. Supply is looked at once for all
 * of them, so that whoever came first is not passed over for what is freed while the others are looked at.
 */
export async function firstThatFits<W extends WaitedStay>(
  db: Db | Tx,
  entries: readonly W[],
  today: Day,
): Promise<{ entry: W; fit: Fit } | null> {
  const dated = entries.map((entry) => ({ entry, days: arrivalsWanted(entry, today) }));
  const open = dated.filter(({ days }) => days.length > 0);
  if (open.length === 0) return null;
  const supply = await loadAround(db, open);
  const books = new Map<string, StayBook | null>();
  for (const { entry, days } of open) {
    const book = await bookOf(db, books, entry, supply);
    const fit = book && fitStay(book, supply, { ...entry, days });
    if (fit) return { entry, fit };
  }
  return null;
}

type Dated = { entry: WaitedStay; days: Day[] };

async function loadAround(db: Db | Tx, dated: readonly Dated[]): Promise<Supply> {
  const { timeZone } = await loadSettings(db);
  const all = dated.flatMap(({ days }) => days);
  const from = earliest(...all);
  const last = latest(...all);
  const nights = Math.max(...dated.map(({ entry }) => entry.nights));
  return loadSupply(db, timeZone, { from, days: daysBetween(from, last) + 1, nights });
}

/** Rate books are shared by those who wait for the same option and length and have no contract of their own. */
async function bookOf(
  db: Db | Tx,
  books: Map<string, StayBook | null>,
  { ownerId, optionId, nights, mayHaveContract }: WaitedStay,
  supply: Supply,
): Promise<StayBook | null> {
  const contract = mayHaveContract ? await contractOf(db, ownerId) : null;
  const key = `${optionId} ${nights} ${contract?.id ?? ""}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const to = addDays(supply.until, -1);
  const book = await loadRateBook(db, { optionId, from: supply.from, to, nights, contract });
  books.set(key, book);
  return book;
}
