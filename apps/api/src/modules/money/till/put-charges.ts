import { type FolioSums, folioReturns } from "@pulau/domain/folio/folio-returns.ts";
import { firstFolio } from "@pulau/domain/folio/share-rules.ts";
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
import { type BookingRow, type LockedBooking, reckonFolios } from "../../booking/bookings/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { refreshPaymentStatus, returnMoney, reverseRevenue } from "../payments/public.ts";

/** Why the charges of a booking are other than before: what says so once, and who of the staff. */
type Cause = {
  readonly once: string;
  readonly staffId: StaffId;
  readonly because?: string;
  /** Of a split bill where its charges cost less: what each folio had of it before. */
  readonly before?: readonly FolioSums[];
};

export type Put = {
  /** What the booking owes now. */
  readonly owedSen: Sen;
  /** What goes back to who paid. */
  readonly backSen: Sen;
};

/** What each folio of a locked booking has of its bill, and was paid; none where it is not split. */
export const folioSums = async (tx: Tx, row: BookingRow): Promise<readonly FolioSums[]> =>
  (await reckonFolios(tx, row)).map(({ row: { letter }, totalSen, paidSen }) => ({
    letter,
    totalSen,
    paidSen,
  }));

/**
 * Makes the price of a locked booking have what stands of its charges: its lines, total and papers follow, and what is paid
 * beyond the new price goes back to where it came from, of a split bill to each payer whose part it was.
 */
export async function putCharges(
  tx: Tx,
  { row, stay, now }: LockedBooking,
  cause: Cause,
): Promise<Result<Put, "WRONG_STATE">> {
  const standing = await tx
    .select({ lines: bookingCharge.lines })
    .from(bookingCharge)
    .where(and(eq(bookingCharge.bookingId, row.id), isNull(bookingCharge.offAt)))
    .orderBy(asc(bookingCharge.seq));
  const lines = withCharges(stay.quote.lines, standing);
  const totalSen = sumSen(lines.map(({ amountSen }) => amountSen));
  const money = moneyOfCharges(row, totalSen);
  if (!money.ok) return money;
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
  const backSen = await giveBack(tx, { row: { ...row, totalSen }, stay, now }, cause, money.value.backSen);
  await refreshPaymentStatus(tx, row.id);
  await settleCommissions(tx, row.id);
  await enqueue(tx, "issue-invoice", { bookingId: row.id });
  return ok({ owedSen: Math.max(0, totalSen - (row.paidSen - backSen)), backSen });
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

/** Gives back what is paid too much now. @returns how much that is, in sen */
async function giveBack(
  tx: Tx,
  { row, now: at }: LockedBooking,
  { once, staffId, because, before }: Cause,
  ofAllSen: Sen,
): Promise<Sen> {
  const isSplit = row.folios !== "none" && before !== undefined;
  const returns = isSplit
    ? folioReturns(before, await reckoned(tx, row)).map(({ folio, backSen }) => ({ ...folio, backSen }))
    : [{ fromFolioId: undefined, backSen: ofAllSen }];
  const sumBackSen = sumSen(returns.map(({ backSen }) => backSen));
  if (sumBackSen === 0) return 0;
  await reverseRevenue(tx, row, { amountSen: sumBackSen, once, at });
  for (const { fromFolioId, backSen: amountSen } of returns) {
    const back = { bookingId: row.id, amountSen, fromFolioId, why: "changed", at, staffId, because } as const;
    await returnMoney(tx, back);
  }
  return sumBackSen;
}

const reckoned = async (tx: Tx, row: BookingRow) =>
  (await reckonFolios(tx, row)).map(({ row: { id, letter }, totalSen, paidSen }) => ({
    letter,
    totalSen,
    paidSen,
    fromFolioId: letter === firstFolio ? null : id,
  }));
