import type { GuestDetails } from "@pulau/contract/guests.ts";
import type { AddOnId, BookingId, StaffId } from "@pulau/domain/ids.ts";
import { eq, notInArray, sql } from "../../../db/orm.ts";
import { bookingGuest, guestEntry } from "../../../db/schema/booking-guests.ts";
import { bookingAddOn, bookingCrossing, bookingLine, bookingRoom } from "../../../db/schema/booking-parts.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { replaceTransfers } from "./booking-transfers.ts";
import { sealBirth } from "./guest-birth.ts";
import { auditedStay, note } from "./history.ts";

/** A guest of whom something is still missing; what is there is right. */
export type Unfinished = Omit<GuestDetails, "age" | "identity"> & {
  readonly age: number | null;
  readonly identity: string | null;
};

type Parts = {
  readonly bookingId: BookingId;
  readonly stay: HeldStay;
  readonly guests: readonly GuestDetails[];
  /** Guests of whom only a part is known yet. */
  readonly unfinished?: readonly Unfinished[];
  readonly seal: (plain: string) => string;
  readonly at: Date;
  /** Who of the staff made it for the guest. */
  readonly staffId?: StaffId;
};

/** Writes what a new booking consists of beside its own row: rooms, guests, price lines, boats and add-ons. */
export async function writeParts(tx: Tx, parts: Parts): Promise<void> {
  const { bookingId, stay, guests, unfinished = [], seal, at, staffId } = parts;
  await replaceStay(tx, bookingId, stay);
  const roomOf = (room: number) => Math.min(room, stay.rooms.length - 1);
  const rows = guests.map(({ identity, birthDate, birthPlace, ...guest }, position) => ({
    ...guest,
    bookingId,
    position,
    room: roomOf(guest.room),
    identitySealed: seal(identity),
    identityTail: identity.slice(-4),
    birthSealed: sealBirth({ birthDate, birthPlace }, seal),
  }));
  if (rows.length > 0) await tx.insert(bookingGuest).values(rows);
  const entries = unfinished.map(({ identity, birthDate, birthPlace, room, ...known }, i) => ({
    bookingId,
    position: rows.length + i,
    room: roomOf(room),
    known: {
      ...known,
      identitySealed: identity && seal(identity),
      identityTail: identity?.slice(-4) ?? "",
      birthSealed: sealBirth({ birthDate, birthPlace }, seal),
    },
  }));
  if (entries.length > 0) await tx.insert(guestEntry).values(entries);
  const { totalSen } = stay.quote;
  const after = { ...auditedStay(stay), totalSen };
  await note(tx, { bookingId, what: "submitted", at, staffId, before: null, after });
  await noteDiscount(tx, parts);
  if (!stay.override) return;
  const facts = { rules: stay.override.rules.join(","), note: stay.override.reason };
  await note(tx, { bookingId, what: "rulesOverridden", at, staffId, facts });
}

/** What staff took off before it was a booking, as one that is given on a booking. */
async function noteDiscount(tx: Tx, { bookingId, stay, at }: Parts): Promise<void> {
  const { discount, undiscounted, quote } = stay;
  if (!discount || discount.sen === 0) return;
  await note(tx, {
    bookingId,
    what: "discounted",
    at,
    staffId: discount.staffId,
    before: { totalSen: undiscounted?.totalSen ?? quote.totalSen },
    after: { totalSen: quote.totalSen },
    facts: { amountSen: discount.sen, note: discount.reason },
  });
}

/** Makes a booking consist of this stay, whatever it consisted of before. A boat that stays keeps its id and note. */
export async function replaceStay(tx: Tx, bookingId: BookingId, stay: HeldStay): Promise<void> {
  await tx.delete(bookingRoom).where(eq(bookingRoom.bookingId, bookingId));
  await tx.insert(bookingRoom).values(
    stay.rooms.map(
      (
        {
          roomId,
          roomTypeId,
          bedType,
          bedOptionId,
          occupants,
          checkIn,
          checkOut,
          earlier,
          next,
          locked,
          parked,
        },
        position,
      ) => ({
        bookingId,
        position,
        roomId,
        roomTypeId,
        bedType,
        bedOptionId: bedOptionId ?? null,
        occupants,
        checkIn: checkIn ?? null,
        checkOut: checkOut ?? null,
        earlier: earlier ?? null,
        next: next ?? null,
        parked: parked ?? null,
        locked: locked ?? null,
      }),
    ),
  );
  await replaceLines(tx, bookingId, stay);
  await replaceCrossings(tx, bookingId, stay);
  await replaceTransfers(tx, bookingId, stay);
  await replaceAddOns(tx, bookingId, stay);
}

async function replaceLines(tx: Tx, bookingId: BookingId, { quote }: HeldStay): Promise<void> {
  await tx.delete(bookingLine).where(eq(bookingLine.bookingId, bookingId));
  if (quote.lines.length === 0) return;
  await tx
    .insert(bookingLine)
    .values(quote.lines.map((line, position) => ({ bookingId, position, line, amountSen: line.amountSen })));
}

async function replaceCrossings(tx: Tx, bookingId: BookingId, { crossings }: HeldStay): Promise<void> {
  const ways = crossings.map(({ direction }) => direction);
  const ofBooking = eq(bookingCrossing.bookingId, bookingId);
  await tx
    .delete(bookingCrossing)
    .where(
      ways.length > 0 ? sql`${ofBooking} AND ${notInArray(bookingCrossing.direction, ways)}` : ofBooking,
    );
  for (const { from, to, crossingId, ...way } of crossings) {
    const rows = { ...way, bookingId, crossingId, fromJetty: from, toJetty: to };
    const { direction: _, bookingId: __, ...changed } = rows;
    const sameBoat = sql`${bookingCrossing.stockId} = ${way.stockId}`;
    await tx
      .insert(bookingCrossing)
      .values(rows)
      .onConflictDoUpdate({
        target: [bookingCrossing.bookingId, bookingCrossing.direction],
        set: { ...changed, note: sql`CASE WHEN ${sameBoat} THEN ${bookingCrossing.note} ELSE '' END` },
      });
  }
}

async function replaceAddOns(tx: Tx, bookingId: BookingId, { addOns, quote }: HeldStay): Promise<void> {
  await tx.delete(bookingAddOn).where(eq(bookingAddOn.bookingId, bookingId));
  if (addOns.length === 0) return;
  const costOf = (addOnId: AddOnId) =>
    quote.lines
      .filter((line) => line.step === "addOn" && line.ruleId === addOnId)
      .reduce((sum, line) => sum + line.amountSen, 0);
  const countOf = (addOnId: AddOnId) =>
    addOns
      .filter((addOn) => addOn.addOnId === addOnId && !addOn.included)
      .reduce((sum, addOn) => sum + addOn.count, 0);
  await tx.insert(bookingAddOn).values(
    addOns.map(({ addOnId, name, count, day, included = false }) => ({
      bookingId,
      addOnId,
      name,
      count,
      day,
      included,
      amountSen: included ? 0 : Math.round((costOf(addOnId) * count) / countOf(addOnId)),
    })),
  );
}
