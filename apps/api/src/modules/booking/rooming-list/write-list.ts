import { randomUUID } from "node:crypto";
import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { eq } from "../../../db/orm.ts";
import { bookingGuest, guestEntry } from "../../../db/schema/booking-guests.ts";
import type { Tx } from "../../../db/tx.ts";
import { isWhole, type ListRows, type Placed } from "./list-rows.ts";

/** Somebody who shall be on the list; without an id they are new. */
export type Wanted = Pick<Placed, "seat" | "known"> & { readonly id: GuestId | null };

/** Replaces a booking's list: those in `named` are guests of the booking, the others entries of the list alone. */
export async function writeList(
  tx: Tx,
  bookingId: BookingId,
  {
    seats,
    people,
    named,
  }: {
    seats: ListRows["seats"];
    people: readonly Wanted[];
    named: ReadonlySet<Wanted>;
  },
): Promise<void> {
  await tx.delete(bookingGuest).where(eq(bookingGuest.bookingId, bookingId));
  await tx.delete(guestEntry).where(eq(guestEntry.bookingId, bookingId));
  const rowOf = ({ id, seat }: Wanted) => ({
    id: id ?? randomUUID(),
    bookingId,
    position: seat,
    room: seats[seat]?.room ?? 0,
  });
  const guests = people.flatMap((person) =>
    named.has(person) && isWhole(person.known) ? [{ ...rowOf(person), ...person.known }] : [],
  );
  const entries = people
    .filter((person) => !named.has(person))
    .map((person) => ({ ...rowOf(person), known: person.known }));
  if (guests.length > 0) await tx.insert(bookingGuest).values(guests);
  if (entries.length > 0) await tx.insert(guestEntry).values(entries);
}
