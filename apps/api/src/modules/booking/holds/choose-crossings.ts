import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Crossing } from "@pulau/domain/catalogue/catalogue.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldCrossing } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  boatsFor,
  crossingOf,
  defaultCrossing,
  loadCrossings,
  type OfferedCrossing,
  offeredCrossings,
  type StayOption,
} from "../../selling/transport/public.ts";

export type ChosenCrossing = { readonly held: HeldCrossing; readonly priced: Crossing };

export type CrossingsChoice = {
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly option: StayOption;
  readonly choice: Pick<BookingJson["transport"], "out" | "back">;
  /** Ways on which the party has no boat of the resort, unless one is chosen. */
  readonly without?: readonly ("out" | "back")[] | undefined;
  /** Persons of the party; infants take a seat too. */
  readonly seats: number;
  readonly exceptHoldId: HoldId;
};

/**
 * The boats out and back for the whole party, also where rooms have dates of their own: those that the guest chose, else
 * the package's default sailing. A charter needs as many boats as seat the party. `BOAT_FULL` tells which way has no
 * place; a boat that the package excludes has none either.
 */
export async function chooseCrossings(
  db: Db | Tx,
  stay: CrossingsChoice,
): Promise<Result<ChosenCrossing[], "BOAT_FULL">> {
  const supply = offeredCrossings(await loadCrossings(db, stay), stay.option);
  const chosen: ChosenCrossing[] = [];
  for (const direction of ["out", "back"] as const) {
    const day = direction === "out" ? stay.checkIn : stay.checkOut;
    const facts = { direction, day, persons: stay.seats };
    const wanted = stay.choice[direction];
    if (!wanted && stay.without?.includes(direction)) continue;
    const boats = supply.filter((offeredCrossing) => offeredCrossing.direction === direction);
    const boat = wanted
      ? boats.find((boat) => boat.crossingId === wanted.crossingId)
      : defaultCrossing(boats, stay.seats)?.crossing;
    if (!boat) return refuse("BOAT_FULL", { ...facts, left: 0 });
    const charter = boat.kind === "charter";
    const count = charter ? Math.max(wanted?.boats ?? 1, boatsFor(boat, stay.seats)) : 1;
    if (boat.left < (charter ? count : stay.seats)) return refuse("BOAT_FULL", { ...facts, left: boat.left });
    chosen.push({ held: heldCrossing(boat, stay.seats, count), priced: crossingOf(boat) });
  }
  return ok(chosen);
}

/** When the chosen boats leave; null for one that leaves when its guests are there. */
export const timesOf = (chosen: readonly ChosenCrossing[]): Record<"out" | "back", string | null> => {
  const timeOf = (direction: "out" | "back") =>
    chosen.find(({ held }) => held.direction === direction)?.held.time ?? null;
  return { out: timeOf("out"), back: timeOf("back") };
};

const heldCrossing = (boat: OfferedCrossing, persons: number, boats: number): HeldCrossing => ({
  crossingId: boat.crossingId,
  stockId: boat.stockId,
  kind: boat.kind,
  direction: boat.direction,
  name: boat.name,
  day: boat.day,
  time: boat.time,
  from: boat.from,
  to: boat.to,
  seats: boat.kind === "ferry" ? persons : boat.seats * boats,
  boats,
});
