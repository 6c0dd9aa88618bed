import { BookingJson } from "@pulau/contract/drafts.ts";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { type HeldStay, stayHold } from "../../db/schema/bookings.ts";
import { maskPapers } from "../drafts/public.ts";
import type { BookingRow } from "./booking-rows.ts";

/**
 * The wizard's state of a booking, papers masked, with the boats that it has: who left them to the package has those all
 * the same, and keeps them when anything else is changed.
 */
export async function loadBookingJson(db: Db, row: BookingRow): Promise<BookingJson> {
  const [hold] = await db.select({ stay: stayHold.stay }).from(stayHold).where(eq(stayHold.id, row.holdId));
  const json = maskPapers(BookingJson.parse(row.bookingJson));
  const boatOf = (way: "out" | "back", { crossings }: HeldStay) => {
    const boat = crossings.find(({ direction }) => direction === way);
    return boat ? { crossingId: boat.crossingId, kind: boat.kind, boats: Math.max(1, boat.boats) } : null;
  };
  if (!hold) return json;
  const [out, back] = [boatOf("out", hold.stay), boatOf("back", hold.stay)];
  return { ...json, transport: { ...json.transport, out, back } };
}
