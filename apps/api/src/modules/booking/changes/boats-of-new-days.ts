import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import type { BoatId, HoldId, OptionId, StockId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import type { HeldCrossing, HeldStay } from "../../../db/schema/holds.ts";
import { sailing } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  boatsFor,
  loadCrossings,
  type OfferedCrossing,
  offeredCrossings,
  seatsLeft,
} from "../../selling/transport/public.ts";

type Boats = Pick<BookingJson["transport"], "out" | "back">;
type Direction = "out" | "back";

/** A stay that is moved: what it had, and the days, option and persons that it shall have. */
export type MovedStay = {
  readonly held: HeldStay;
  readonly holdId: HoldId;
  readonly span: Span;
  readonly optionId: OptionId;
  readonly persons: number;
};

/**
 * The boats of a stay whose days are others now: a boat that the booking has stays the same boat at the same time,
 * where that goes on the new day, is offered with the option and seats everybody. Else the way is left to the package's
 * own and stands in `lost`. Boats that the change chose itself are not looked at.
 */
export async function boatsOfNewDays(
  db: Db | Tx,
  wanted: Boats,
  stay: MovedStay,
): Promise<{ boats: Boats; lost: HeldCrossing[] }> {
  const { held, holdId, span } = stay;
  const dayOf = { out: span.checkIn, back: span.checkOut };
  const moved = held.crossings.filter(
    ({ direction, day, crossingId }) =>
      day !== dayOf[direction] && wanted[direction]?.crossingId === crossingId,
  );
  if (moved.length === 0) return { boats: wanted, lost: [] };
  const { packageId, optionId } = held;
  const supply = await loadCrossings(db, { ...span, exceptHoldId: holdId });
  const offered = offeredCrossings(supply, { packageId, optionId: stay.optionId });
  const boats: Record<Direction, Boats["out"]> = { ...wanted };
  const lost: HeldCrossing[] = [];
  for (const was of moved) {
    const boatId = was.kind === "charter" ? was.crossingId : await boatOf(db, was.stockId);
    const same = offered.find((boat) => isSame(boat, was, { boatId, optionId }));
    const count = same ? Math.max(was.boats, boatsFor(same, stay.persons)) : 0;
    const fits =
      same && seatsLeft(same) >= Math.max(stay.persons, same.kind === "charter" ? count * same.seats : 0);
    if (!fits) lost.push(was);
    boats[was.direction] = fits ? { crossingId: same.crossingId, kind: same.kind, boats: count } : null;
  }
  return { boats, lost };
}

/** A charter that the price held, and holds no more, would have to be bought: that is for its guests to choose. */
function isSame(
  boat: OfferedCrossing,
  was: HeldCrossing,
  { boatId, optionId }: { boatId: BoatId | null; optionId: OptionId },
): boolean {
  const wasIncluded = boat.kind === "charter" && boat.includedIn.includes(optionId);
  return (
    boat.boatId === boatId &&
    boat.direction === was.direction &&
    boat.time === was.time &&
    (boat.included || !wasIncluded)
  );
}

async function boatOf(db: Db | Tx, sailingId: StockId): Promise<string | null> {
  const [row] = await db.select({ boatId: sailing.boatId }).from(sailing).where(eq(sailing.id, sailingId));
  return row?.boatId ?? null;
}
