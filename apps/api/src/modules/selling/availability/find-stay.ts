import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { arrivalsFree } from "@pulau/domain/availability/fully-free.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { nightsOfStay, sellable } from "@pulau/domain/catalogue/selling.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { occupantsOf } from "@pulau/domain/party/kinds.ts";
import type { Occupants, Party, Traveller } from "@pulau/domain/party/party.ts";
import { travellersFor } from "@pulau/domain/pricing/activity-order.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadRateBook, readMoment, type StayBook } from "../catalogue/public.ts";
import { roomsToCount, type SupplySpan } from "./room-supply.ts";
import { loadSupply, type Supply } from "./supply.ts";

export type StayRequest = {
  readonly optionId: OptionId;
  readonly checkIn: Day;
  /** The option's own number when missing. */
  readonly nights?: number | null | undefined;
  readonly party: Party;
  readonly own: SupplySpan["own"];
  /** Nights of one room within the stay. */
  readonly dates?: Span | undefined;
  /** By which an agency buys. */
  readonly contract: AgentContract | null;
  /** Staff look past the rules by which stays are sold. */
  readonly pastRules?: boolean | undefined;
};

/** One stay that can be bought, with all that may be chosen for it. */
export type FoundStay = {
  readonly book: StayBook;
  readonly supply: Supply;
  readonly stay: Span;
  readonly travellers: readonly Traveller[];
  readonly occupants: Occupants;
  /** Free rooms by type, on the nights that were asked about. */
  readonly free: Readonly<Record<string, number>>;
};

export type StayRefusal = "NOT_FOUND" | "PACKAGE_CLOSED" | "ROOM_DATES";

/**
 * Loads one stay. `NOT_FOUND`: no such option on sale; `PACKAGE_CLOSED`: it can't be bought for this day or length;
 * `ROOM_DATES`: the room's own nights are not within it.
 */
export async function findStay(db: Db, wanted: StayRequest): Promise<Result<FoundStay, StayRefusal>> {
  const { optionId, checkIn, nights: wished, party, own, contract } = wanted;
  const { timeZone } = await loadSettings(db);
  const moment = await readMoment(db, timeZone);
  const { stamp } = moment;
  const [book, supply] = await Promise.all([
    loadRateBook(db, { optionId, from: checkIn, to: checkIn, nights: wished, contract, stamp }),
    loadSupply(db, timeZone, { from: checkIn, days: 1, nights: wished, own, moment }),
  ]);
  if (!book) return refuse("NOT_FOUND");
  const open = sellable(book, { checkIn, nights: wished }, supply.today);
  if (!open.ok && (!wanted.pastRules || checkIn < supply.today)) return open;
  const stay = { checkIn, checkOut: addDays(checkIn, nightsOfStay(book, { nights: wished })) };
  const dates = wanted.dates ?? stay;
  if (dates.checkIn < stay.checkIn || dates.checkOut > stay.checkOut) return refuse("ROOM_DATES");
  const travellers = travellersFor(book, party);
  const occupants = occupantsOf(travellers, book.bands.package);
  return ok({ book, supply, stay, travellers, occupants, free: freeOn(supply, occupants, dates) });
}

function freeOn(supply: Supply, party: Occupants, { checkIn, checkOut }: Span): FoundStay["free"] {
  const nights = daysBetween(checkIn, checkOut);
  return arrivalsFree(roomsToCount(supply, party), supply.taken, [checkIn], nights).get(checkIn) ?? {};
}
