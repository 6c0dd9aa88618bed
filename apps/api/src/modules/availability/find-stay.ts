import { arrivalsFree } from "@pulau/domain/availability/fully-free.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { nightsOfStay, sellable } from "@pulau/domain/catalogue/selling.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Occupants, Party, Traveller } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { loadRateBook, type StayBook } from "../catalogue/public.ts";
import { loadSettings } from "../resort/public.ts";
import { loadSupply, type Supply, type SupplyAsk } from "./supply.ts";

export type StayAsk = {
  readonly optionId: string;
  readonly checkIn: Day;
  /** The option's own number when missing. */
  readonly nights?: number | null | undefined;
  readonly party: Party;
  readonly own: SupplyAsk["own"];
};

/** One stay that can be bought, with all that may be chosen for it. */
export type FoundStay = {
  readonly book: StayBook;
  readonly nights: number;
  readonly supply: Supply;
  readonly travellers: readonly Traveller[];
  readonly occupants: Occupants;
  /** Free rooms by type. */
  readonly free: Readonly<Record<string, number>>;
};

/** Loads one stay. `NOT_FOUND`: no such option on sale; `PACKAGE_CLOSED`: it can't be bought for this day. */
export async function findStay(
  db: Db,
  { optionId, checkIn, nights: wished, party, own }: StayAsk,
): Promise<Result<FoundStay, "NOT_FOUND" | "PACKAGE_CLOSED">> {
  const { timeZone } = await loadSettings(db);
  const [book, supply] = await Promise.all([
    loadRateBook(db, { optionId, from: checkIn, to: checkIn, nights: wished }),
    loadSupply(db, timeZone, { from: checkIn, days: 1, nights: wished, own }),
  ]);
  if (!book) return refuse("NOT_FOUND");
  const open = sellable(book, { checkIn, nights: wished }, supply.today);
  if (!open.ok) return open;
  const nights = nightsOfStay(book, { nights: wished });
  const travellers = travellersOf(party);
  const occupants = occupantsOf(travellers, book.bands.package);
  const free = arrivalsFree(supply.rooms, supply.taken, [checkIn], nights).get(checkIn) ?? {};
  return ok({ book, nights, supply, travellers, occupants, free });
}
