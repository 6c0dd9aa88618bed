import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { withCharges } from "@pulau/domain/till/charge-lines.ts";
import { moneyOfCharges } from "@pulau/domain/till/charge-money.ts";
import { and, asc, eq, isNull, sql } from "../../../db/orm.ts";
import { bookingLine } from "../../../db/schema/booking-parts.ts";
import { booking } from "../../../db/schema/bookings.ts";
import { bookingCharge } from "../../../db/schema/charges.ts";
import { stayHold } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import type { LockedBooking } from "../../booking/bookings/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { refreshPaymentStatus, returnMoney, reverseRevenue } from "../payments/public.ts";

/** Why the charges of a booking are other than before: what says so once, and who of the staff. */
type Cause = { readonly once: string; readonly staffId: StaffId; readonly because?: string };

/**
 * Makes the price of a locked booking have what stands of its charges: its lines, total and papers follow, and what is paid
 * beyond the new price goes back to where it came from.
 * @returns what the booking owes now, in sen
 */
export async function putCharges(
  tx: Tx,
  { row, stay, now }: LockedBooking,
  cause: Cause,
): Promise<Result<Sen, "WRONG_STATE">> {
  const standing = await tx
    .select({ lines: bookingCharge.lines })
    .from(bookingCharge)
    .where(and(eq(bookingCharge.bookingId, row.id), isNull(bookingCharge.offAt)))
    .orderBy(asc(bookingCharge.seq));
  const lines = withCharges(stay.quote.lines, standing);
  const totalSen = sumSen(lines.map(({ amountSen }) => amountSen));
  const money = moneyOfCharges(row, totalSen);
  if (!money.ok) return money;
  const { backSen, owedSen } = money.value;
  const quote = { ...stay.quote, lines, totalSen };
  await tx
    .update(stayHold)
    .set({ stay: { ...stay, quote } })
    .where(eq(stayHold.id, row.holdId));
  await tx
    .update(booking)
    .set({
      totalSen,
      depositSen: sql`least(${booking.depositSen}, ${totalSen}::bigint)`,
      // What came on top of a stay that was paid is settled when its guests leave.
      ...(row.paidSen >= row.totalSen && { balanceDueOn: row.checkOut }),
    })
    .where(eq(booking.id, row.id));
  await replaceLines(
    tx,
    row.id,
    lines.filter(({ inHouse }) => inHouse),
  );
  if (backSen > 0) await giveBack(tx, { row, stay, now }, { ...cause, backSen });
  await refreshPaymentStatus(tx, row.id);
  await settleCommissions(tx, row.id);
  await enqueue(tx, "issue-invoice", { bookingId: row.id });
  return ok(owedSen);
}

type Lines = LockedBooking["stay"]["quote"]["lines"];

async function replaceLines(tx: Tx, bookingId: BookingId, lines: Lines): Promise<void> {
  const isOfBooking = eq(bookingLine.bookingId, bookingId);
  await tx.delete(bookingLine).where(and(isOfBooking, sql`${bookingLine.line} ->> 'inHouse' = 'true'`));
  if (lines.length === 0) return;
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${bookingLine.position}), -1)::int` })
    .from(bookingLine)
    .where(isOfBooking);
  const first = (last?.position ?? -1) + 1;
  await tx
    .insert(bookingLine)
    .values(lines.map((line, i) => ({ bookingId, position: first + i, line, amountSen: line.amountSen })));
}

async function giveBack(
  tx: Tx,
  { row, now: at }: LockedBooking,
  { once, staffId, because, backSen }: Cause & { readonly backSen: Sen },
): Promise<void> {
  await reverseRevenue(tx, row, { amountSen: backSen, once, at });
  await returnMoney(tx, { bookingId: row.id, amountSen: backSen, why: "changed", at, staffId, because });
}
