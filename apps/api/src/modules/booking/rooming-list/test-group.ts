import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { RoomingGuestInput } from "@pulau/contract/rooming-list.ts";
import type { ResortIds } from "../../../db/factories/resort.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mustHold, newGuest, stayOf, submit } from "../../../races/guest.ts";
import type { Stage } from "../../../races/one-server.ts";
import { confirmBooking, lockBooking } from "../bookings/public.ts";

/** A draft for couples in so many rooms whose guests are named later. */
export function groupDraft(resort: ResortIds, rooms: number, more: Partial<BookingJson> = {}) {
  return { ...stayOf(resort, { rooms, inDays: 30 }), guests: [], guestsLater: true, ...more };
}

/** A confirmed booking of couples of whom nobody is named yet. */
export async function makeGroup(stage: Stage, rooms = 6, more: Partial<BookingJson> = {}) {
  const guest = await newGuest(stage.urls);
  const hold = await mustHold(guest, groupDraft(stage.resort, rooms, more));
  const made = await submit(guest, hold);
  if (!made.ok) throw new Error(`submit: ${made.code} ${JSON.stringify(made.facts)}`);
  const { _id } = made.value;
  await inTransaction(stage.base.db, async (tx) => {
    const locked = await lockBooking(tx, _id);
    if (locked) await confirmBooking(tx, locked);
  });
  return { guest, _id, params: { _id } };
}

/** Somebody whole for a place of the list: Malaysian, with a MyKad of their own. */
export const person = (seat: number, more: Partial<RoomingGuestInput> = {}): RoomingGuestInput => ({
  seat,
  fullName: `Guest Number ${seat}`,
  identity: `900101-14-${String(5000 + seat)}`,
  age: 37,
  ...more,
});
