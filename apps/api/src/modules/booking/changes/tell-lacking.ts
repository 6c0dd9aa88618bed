import type { BookingId } from "@pulau/domain/ids.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";

const kind = "STAY_WITHOUT_ROOM";

/**
 * Puts a booking into the queue of what needs a person as long as its guests lack a room on one of their nights, with the first of
 * them, and takes it out once they have one. Its booking is locked.
 */
export async function tellLacking(tx: Tx, bookingId: BookingId, stay: HeldStay): Promise<void> {
  const places = stay.rooms.filter(({ parked }) => parked?.lacking);
  const open = and(
    eq(needsPerson.kind, kind),
    eq(needsPerson.bookingId, bookingId),
    isNull(needsPerson.doneAt),
  );
  if (places.length === 0) {
    await tx.update(needsPerson).set({ doneAt: sql`pulau_now()`, outcome: "roomFound" }).where(open);
    return;
  }
  const nights = places.flatMap(({ parked }) => parked?.lacking ?? []).toSorted();
  const facts = { night: nights[0] ?? null, nights: nights.length };
  const updated = await tx.update(needsPerson).set({ facts }).where(open).returning({ id: needsPerson.id });
  if (updated.length === 0)
    await tx.insert(needsPerson).values({ kind, bookingId, facts, at: sql`pulau_now()` });
}
