import type { GuestDetails } from "@pulau/contract/guests.ts";
import type { HeldStay } from "../../db/schema/bookings.ts";
import {
  bookingAddOn,
  bookingCrossing,
  bookingGuest,
  bookingLine,
  bookingRoom,
} from "../../db/schema/bookings.ts";
import type { Tx } from "../../db/tx.ts";
import { note } from "./history.ts";

type Parts = {
  readonly bookingId: string;
  readonly stay: HeldStay;
  readonly guests: readonly GuestDetails[];
  readonly seal: (plain: string) => string;
  readonly at: Date;
};

/** Writes what a booking consists of beside its own row: rooms, guests, price lines, boats and add-ons. */
export async function writeParts(tx: Tx, { bookingId, stay, guests, seal, at }: Parts): Promise<void> {
  await tx.insert(bookingRoom).values(
    stay.rooms.map(({ roomId, roomTypeId, bedType, occupants, checkIn, checkOut }, position) => ({
      bookingId,
      position,
      roomId,
      roomTypeId,
      bedType,
      occupants,
      checkIn: checkIn ?? null,
      checkOut: checkOut ?? null,
    })),
  );
  await tx.insert(bookingGuest).values(
    guests.map(({ identity, ...guest }, position) => ({
      ...guest,
      bookingId,
      position,
      room: Math.min(guest.room, stay.rooms.length - 1),
      identitySealed: seal(identity),
      identityTail: identity.slice(-4),
    })),
  );
  await tx
    .insert(bookingLine)
    .values(
      stay.quote.lines.map((line, position) => ({ bookingId, position, line, amountSen: line.amountSen })),
    );
  await tx.insert(bookingCrossing).values(
    stay.crossings.map(
      ({ crossingId, direction, kind, stockId, name, day, time, from, to, seats, boats }) => ({
        bookingId,
        crossingId,
        direction,
        kind,
        stockId,
        name,
        day,
        time,
        fromJetty: from,
        toJetty: to,
        seats,
        boats,
      }),
    ),
  );
  if (stay.addOns.length > 0) {
    const unitOf = (addOnId: string) =>
      stay.quote.lines.find((line) => line.step === "addOn" && line.ruleId === addOnId)?.unitSen ?? 0;
    await tx.insert(bookingAddOn).values(
      stay.addOns.map(({ addOnId, name, count, day }) => ({
        bookingId,
        addOnId,
        name,
        count,
        day,
        amountSen: unitOf(addOnId) * count,
      })),
    );
  }
  await note(tx, { bookingId, what: "submitted", at });
}
