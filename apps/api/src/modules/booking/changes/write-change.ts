import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { eq } from "../../../db/orm.ts";
import { bookingGuest } from "../../../db/schema/booking-guests.ts";
import { bookingVersion } from "../../../db/schema/booking-history.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Saver } from "../../../plugins/versioned-call.ts";
import { replaceStay, writeGuests } from "../bookings/public.ts";
import type { ChangeBy, CurrentBooking } from "./current-booking.ts";
import type { PlannedChange } from "./planned-change.ts";
import type { RequestedGuest } from "./requested-guests.ts";
import { tellLacking } from "./tell-lacking.ts";

type Written = PlannedChange & {
  readonly by: ChangeBy;
  /** Until when it waits for its money; null once it is confirmed. */
  readonly waits: { readonly payUntil: Date | null; readonly payUntilCap: Date };
};

/** Writes the booking as it shall be, and what it was as a version of its own. */
export async function writeChange(
  tx: Tx,
  standing: CurrentBooking & { now: Date },
  change: Written,
): Promise<void> {
  const { row } = standing;
  const { stay, money, wanted, dueBy, waits } = change;
  await keepVersion(tx, standing, change);
  const { draft } = change;
  const { guests } = wanted.after;
  const deposit = row.state === "awaitingPayment" ? stay.quote.depositSen : row.depositSen;
  await tx
    .update(booking)
    .set({
      optionId: stay.optionId,
      checkIn: stay.checkIn,
      checkOut: stay.checkOut,
      party: stay.party,
      persons: stay.travellers.length,
      specialRequest: draft.specialRequest,
      bookingJson: jsonOf(draft, guests),
      totalSen: money.totalSen,
      depositSen: Math.min(deposit, money.totalSen),
      balanceDueOn: row.state === "awaitingPayment" ? stay.quote.balanceDueOn : dueBy,
      keptSen: row.keptSen + money.keptSen,
      refundCap: change.cap,
      payUntil: waits.payUntil,
      payUntilCap: waits.payUntilCap,
      version: row.version + 1,
    })
    .where(eq(booking.id, row.id));
  if (stay !== standing.stay) {
    await replaceStay(tx, row.id, stay);
    await tellLacking(tx, row.id, stay);
  }
  if (wanted.kinds.includes("guests") || wanted.kinds.includes("party"))
    await writeGuests(tx, { bookingId: row.id, by: saverOf(change.by) }, () =>
      replaceGuests(tx, row.id, guests, stay.rooms.length),
    );
}

const saverOf = (by: ChangeBy): Saver =>
  by.who === "staff" ? { who: "staff", staffId: by.staffId } : { who: "guest" };

async function keepVersion(
  tx: Tx,
  { row, stay, guests, now }: CurrentBooking & { now: Date },
  { money, by }: Written,
): Promise<void> {
  await tx.insert(bookingVersion).values({
    bookingId: row.id,
    version: row.version,
    at: now,
    staffId: by.who === "staff" ? by.staffId : null,
    stay,
    guests: [...guests],
    totalSen: row.totalSen,
    differenceSen: money.totalSen - row.totalSen,
    refundSen: money.refundSen,
    keptSen: money.keptSen,
  });
}

/** The wizard's state of the booking, with the papers as they are sealed. */
const jsonOf = (draft: BookingJson, guests: readonly RequestedGuest[]): BookingJson => ({
  ...draft,
  guests: guests.map(({ details, paper }) => ({ ...details, identity: paper.sealed })),
});

/** Who travelled before keeps the same id. */
async function replaceGuests(
  tx: Tx,
  bookingId: BookingId,
  guests: readonly RequestedGuest[],
  rooms: number,
): Promise<void> {
  await tx.delete(bookingGuest).where(eq(bookingGuest.bookingId, bookingId));
  if (guests.length === 0) return;
  await tx.insert(bookingGuest).values(
    guests.map(({ row, details, paper, birthSealed }, position) => ({
      ...details,
      ...(row && { id: row.id }),
      bookingId,
      position,
      room: Math.min(details.room, rooms - 1),
      identitySealed: paper.sealed,
      identityTail: paper.tail,
      birthSealed,
    })),
  );
}
