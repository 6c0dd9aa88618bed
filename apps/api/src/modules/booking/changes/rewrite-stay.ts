import { BookingJson } from "@pulau/contract/drafts.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { eq } from "../../../db/orm.ts";
import { bookingVersion } from "../../../db/schema/booking-history.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { replaceStay } from "../bookings/public.ts";
import type { CurrentBooking } from "./current-booking.ts";
import { rideOf } from "./requested-stay.ts";

type Replacement = {
  /** The stay with other boats, or with other lines of its price. */
  readonly stay: HeldStay;
  readonly staffId: StaffId;
  /** By how much the total becomes other, and what of it goes back, in sen. */
  readonly differenceSen: Sen;
  readonly refundSen: Sen;
};

/**
 * Writes the stay of a locked booking anew, at the price that it says: what it was stays as a version of its own. Rooms and seats
 * are claimed already.
 */
export async function rewriteStay(
  tx: Tx,
  { row, stay: before, guests, now }: CurrentBooking & { readonly now: Date },
  { stay, staffId, differenceSen, refundSen }: Replacement,
): Promise<void> {
  await tx.insert(bookingVersion).values({
    bookingId: row.id,
    version: row.version,
    at: now,
    staffId,
    stay: before,
    guests: [...guests],
    totalSen: row.totalSen,
    differenceSen,
    refundSen,
    keptSen: 0,
  });
  await tx.update(stayHold).set({ stay }).where(eq(stayHold.id, row.holdId));
  await tx
    .update(booking)
    .set({
      version: row.version + 1,
      bookingJson: jsonWith(row.bookingJson, stay),
      totalSen: row.totalSen + differenceSen,
      // Of what is not paid at all yet, the deposit follows the price in both directions.
      depositSen: Math.min(
        row.state === "awaitingPayment" ? stay.quote.depositSen : row.depositSen,
        row.totalSen + differenceSen,
      ),
    })
    .where(eq(booking.id, row.id));
  await replaceStay(tx, row.id, stay);
}

/** What the wizard begins a change from names the boats and land transfers that they have now. */
function jsonWith(kept: BookingJson, { crossings, transfers }: HeldStay): BookingJson {
  const { transport } = BookingJson.parse(kept);
  const boat = (way: "out" | "back") => {
    const crossing = crossings.find(({ direction }) => direction === way);
    return crossing
      ? { crossingId: crossing.crossingId, kind: crossing.kind, boats: Math.max(1, crossing.boats) }
      : null;
  };
  return {
    ...kept,
    transport: { out: boat("out"), back: boat("back"), land: transfers?.map(rideOf) ?? transport.land },
  };
}
