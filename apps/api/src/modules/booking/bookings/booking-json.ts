import { BookingJson } from "@pulau/contract/drafts.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, eq } from "../../../db/orm.ts";
import { readTogether } from "../../../db/read-together.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { type HeldStay, stayHold } from "../../../db/schema/holds.ts";
import { maskPapers } from "../drafts/public.ts";
import { personsOf } from "../holds/public.ts";
import type { BookingRow } from "./booking-rows.ts";

/**
 * The wizard's state of a booking and its version, papers masked, with the boats and guests that it has: who left the
 * boats to the package has those all the same, and who was named by the rooming list stands there as named.
 */
export async function loadBookingJson(
  db: Db,
  row: BookingRow,
): Promise<{ bookingJson: BookingJson; version: number }> {
  const [[hold], guests, version] = await readTogether(db, [
    () => db.select({ stay: stayHold.stay }).from(stayHold).where(eq(stayHold.id, row.holdId)),
    () =>
      db
        .select()
        .from(bookingGuest)
        .where(eq(bookingGuest.bookingId, row.id))
        .orderBy(asc(bookingGuest.position)),
    () => versionOf(db, "booking", row.id),
  ]);
  const json = BookingJson.parse(row.bookingJson);
  const named = guests.length === personsOf(json) ? guests.map(detailsOf) : json.guests;
  const [out, back] = hold ? [boatOf("out", hold.stay), boatOf("back", hold.stay)] : [null, null];
  const boats = hold ? { out, back } : {};
  const bookingJson = { ...json, guests: named, transport: { ...json.transport, ...boats } };
  return { bookingJson: maskPapers(bookingJson), version };
}

const detailsOf = (guest: typeof bookingGuest.$inferSelect): BookingJson["guests"][number] => {
  const {
    id: _,
    bookingId: __,
    position: ___,
    identitySealed: identity,
    identityTail: ____,
    birthSealed: _____,
    ...details
  } = guest;
  return { ...details, identity };
};

function boatOf(way: "out" | "back", { crossings }: HeldStay) {
  const boat = crossings.find(({ direction }) => direction === way);
  return boat ? { crossingId: boat.crossingId, kind: boat.kind, boats: Math.max(1, boat.boats) } : null;
}
