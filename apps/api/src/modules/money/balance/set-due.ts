import type { setBalanceRoute } from "@pulau/contract/balance.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, isNull } from "../../../db/orm.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { needsPerson } from "../../../db/schema/payments.ts";
import type { Tx } from "../../../db/tx.ts";
import { balanceOf, lockBooking, note } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";

export type SetDue = Received<typeof setBalanceRoute>["body"] & {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
};

/**
 * Gives a guest more time for the balance, or excuses it until they arrive, by a person who says why. `WRONG_STATE`
 * where nothing is owed; `BALANCE_DAY` for a day that is over or after the stay.
 */
export async function setDue(tx: Tx, due: SetDue): Promise<Result<Reply<typeof setBalanceRoute>>> {
  const locked = await lockBooking(tx, due.bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now } = locked;
  const owes = row.totalSen > row.paidSen && (row.state === "confirmed" || row.state === "inHouse");
  if (!owes) return refuse("WRONG_STATE", { state: row.state });
  const settings = await loadSettings(tx);
  const today = await loadToday(tx, settings.timeZone);
  const dueOn = due.excused ? (row.balanceDueOn ?? row.checkIn) : due.dueOn;
  if (!due.excused && (dueOn < today || dueOn > row.checkOut))
    return refuse("BALANCE_DAY", { from: today, to: row.checkOut });
  const [after] = await tx
    .update(booking)
    .set({ balanceDueOn: dueOn, balanceExcused: due.excused })
    .where(eq(booking.id, row.id))
    .returning();
  await tx
    .update(needsPerson)
    .set({ doneAt: now })
    .where(
      and(
        eq(needsPerson.bookingId, row.id),
        eq(needsPerson.kind, "BALANCE_OVERDUE"),
        isNull(needsPerson.doneAt),
      ),
    );
  await note(tx, {
    bookingId: row.id,
    what: due.excused ? "balanceExcused" : "balanceDueMoved",
    at: now,
    staffId: due.staffId,
    before: { dueOn: row.balanceDueOn, excused: row.balanceExcused },
    after: { dueOn, excused: due.excused },
    facts: { note: due.reason },
    historyFacts: { from: row.balanceDueOn, dueOn },
  });
  return ok({ balance: after ? balanceOf(after, { settings, today }) : null });
}
