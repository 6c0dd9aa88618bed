import type { StaffId } from "@pulau/domain/ids.ts";
import { bookingVersion } from "../../../db/schema/booking-history.ts";
import type { Tx } from "../../../db/tx.ts";
import type { CurrentBooking } from "./current-booking.ts";

type Standing = CurrentBooking & { readonly now: Date };

/** Keeps a booking as it was before its rooms became others at the agreed price. */
export async function keepVersion(tx: Tx, standing: Standing, staffId: StaffId): Promise<void> {
  const { row, stay, guests, now } = standing;
  await tx.insert(bookingVersion).values({
    bookingId: row.id,
    version: row.version,
    at: now,
    staffId,
    stay,
    guests: [...guests],
    totalSen: row.totalSen,
    differenceSen: 0,
    refundSen: 0,
    keptSen: 0,
  });
}
