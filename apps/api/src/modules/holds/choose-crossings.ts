import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Crossing } from "@pulau/domain/catalogue/catalogue.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import type { HeldCrossing } from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import { type CrossingSupply, crossingOf, loadCrossings } from "../transport/public.ts";

export type ChosenCrossing = { readonly held: HeldCrossing; readonly priced: Crossing };

export type CrossingsChoice = {
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly choice: BookingJson["transport"];
  /** Persons of the party; infants take a seat too. */
  readonly seats: number;
  readonly exceptHoldId: string;
};

/**
 * The boats out and back: those that the guest chose, else the package's default sailing. A charter needs as many boats
 * as seat the party. `BOAT_FULL` tells which direction has no place.
 */
export async function chooseCrossings(
  db: Db | Tx,
  ask: CrossingsChoice,
): Promise<Result<ChosenCrossing[], "BOAT_FULL">> {
  const supply = await loadCrossings(db, ask);
  const chosen: ChosenCrossing[] = [];
  for (const direction of ["out", "back"] as const) {
    const wanted = ask.choice[direction];
    const boats = supply.filter((each) => each.direction === direction);
    const boat = wanted
      ? boats.find((each) => each.crossingId === wanted.crossingId)
      : (boats.find((each) => each.isDefault && each.left >= ask.seats) ??
        boats.find((each) => each.kind === "ferry" && each.left >= ask.seats) ??
        boats.find((each) => each.isDefault));
    if (!boat) return refuse("BOAT_FULL", { direction, left: 0 });
    const count =
      boat.kind === "charter" ? Math.max(wanted?.boats ?? 1, Math.ceil(ask.seats / boat.seats)) : 1;
    const pieces = boat.kind === "charter" ? count : ask.seats;
    if (boat.left < pieces) return refuse("BOAT_FULL", { direction, left: boat.left });
    chosen.push({ held: heldCrossing(boat, ask.seats, count), priced: crossingOf(boat) });
  }
  return ok(chosen);
}

const heldCrossing = (boat: CrossingSupply, persons: number, boats: number): HeldCrossing => ({
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
