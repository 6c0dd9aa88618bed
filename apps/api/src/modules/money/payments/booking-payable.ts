import { isUnpaid } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { ledger } from "@pulau/domain/ledger/postings.ts";
import { bookingOffers } from "@pulau/domain/money/offers.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  type BookingRow,
  bookersView,
  findBooking,
  lockBooking,
  note,
} from "../../booking/bookings/public.ts";
import { claimStay } from "../../booking/holds/public.ts";
import type { LockedPayable, Payable } from "./payable.ts";
import { refreshPaymentStatus } from "./payment-status.ts";
import { receivePayment } from "./receive-payment.ts";

/** `bookersRow`: the booking as its booker is asked for it. */
const payableOf = (row: BookingRow, bookersRow: BookingRow): Payable => ({
  of: { bookingId: row.id },
  ownerId: row.ownerId,
  number: row.bookingNo,
  paidSen: row.paidSen,
  begunAt: row.submittedAt,
  beginsOn: row.checkIn,
  offers: bookingOffers(bookersRow),
  wait:
    row.state === "awaitingPayment" && row.payUntil ? { until: row.payUntil, cap: row.payUntilCap } : null,
  byWallet: true,
  payer: { name: row.bookingName, email: row.email, mobile: row.mobile || null, language: row.language },
  lapsed: isUnpaid(row.cancelReason),
});

/** A booking as something to pay for. */
export async function findBookingPayable(db: Db | Tx, bookingId: BookingId): Promise<Payable | null> {
  const row = await findBooking(db, bookingId);
  return row ? payableOf(row, (await bookersView(db, row)).bookersRow) : null;
}

/** The same, locked, with its claims. */
export async function bookingPayable(tx: Tx, bookingId: BookingId): Promise<LockedPayable | null> {
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return null;
  const { row, stay, now } = locked;
  return {
    ...payableOf(row, (await bookersView(tx, row)).bookersRow),
    now,
    account: ledger.booking(row.id),
    async keepUntil(inner, payUntil) {
      const kept = await claimStay(inner, { holdId: row.holdId, stay, state: "payment", until: payUntil });
      if (!kept.ok) return false;
      const payUntilCap = new Date(Math.max(row.payUntilCap.getTime(), payUntil.getTime()));
      await inner.update(booking).set({ payUntil, payUntilCap }).where(eq(booking.id, row.id));
      return true;
    },
    note: (inner, event, facts, byStaff) => {
      const happening = { bookingId: row.id, what: event, at: now, facts };
      return note(inner, byStaff ? { ...happening, ...byStaff } : happening);
    },
    receive: (inner, money) => receivePayment(inner, locked, money),
    refresh: (inner) => refreshPaymentStatus(inner, row.id),
  };
}
