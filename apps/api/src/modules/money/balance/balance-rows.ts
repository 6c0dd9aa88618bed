import { type BalanceStep, balanceStep } from "@pulau/domain/booking/balance.ts";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq } from "../../../db/orm.ts";
import { balanceReminder } from "../../../db/schema/booking-history.ts";
import type { Tx } from "../../../db/tx.ts";
import { type BookingRow, balanceTermsOf, bookersView } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { awaitsRefundDecision } from "../payments/public.ts";

const none: BalanceStep = { do: "nothing" };

/**
 * What is to be done today about what a booking owes. Nothing while staff excuse it, while a slip waits to be looked
 * at, while staff have yet to decide about a refund that was made past us, or while it has no due day.
 */
export async function nextStep(db: Db | Tx, row: BookingRow): Promise<{ step: BalanceStep; today: Day }> {
  const settings = await loadSettings(db);
  const today = await loadToday(db, settings.timeZone);
  const { balanceDueOn: dueOn, balanceExcused, checkIn, totalSen } = row;
  const waits = row.state !== "confirmed" || balanceExcused || row.paymentStatus === "awaitingVerification";
  if (waits || dueOn === null || (await awaitsRefundDecision(db, row.id))) return { step: none, today };
  const sent = await db
    .select({ daysAfter: balanceReminder.daysAfter, at: balanceReminder.at })
    .from(balanceReminder)
    .where(and(eq(balanceReminder.bookingId, row.id), eq(balanceReminder.dueOn, dueOn)))
    .orderBy(asc(balanceReminder.at));
  const last = sent.at(-1);
  const { owedSen } = await bookersView(db, row);
  const balance = {
    dueOn,
    checkIn,
    totalSen,
    // What a company pays of a split bill is not demanded of the guest, nor the stay ended for want of it.
    owedSen,
    terms: balanceTermsOf(row, settings),
    bookedOn: dayAt(row.submittedAt, settings.timeZone),
    sent: sent.map(({ daysAfter }) => daysAfter),
    sentOn: last ? dayAt(last.at, settings.timeZone) : null,
  };
  return { step: balanceStep(balance, today), today };
}
