import type { BookingId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, gt } from "../../../db/orm.ts";
import { bookingVersion } from "../../../db/schema/booking-history.ts";

export type PastVersion = Pick<typeof bookingVersion.$inferSelect, "at" | "stay" | "guests" | "totalSen">;

/** A booking as it was at a moment, from the version that a later change kept; null where it is still that one. */
export async function versionAt(db: Db, bookingId: BookingId, moment: Date): Promise<PastVersion | null> {
  const [found] = await db
    .select({
      at: bookingVersion.at,
      stay: bookingVersion.stay,
      guests: bookingVersion.guests,
      totalSen: bookingVersion.totalSen,
    })
    .from(bookingVersion)
    .where(and(eq(bookingVersion.bookingId, bookingId), gt(bookingVersion.at, moment)))
    .orderBy(asc(bookingVersion.version))
    .limit(1);
  return found ?? null;
}
