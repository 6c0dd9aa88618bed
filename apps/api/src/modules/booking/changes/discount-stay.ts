import { randomUUID } from "node:crypto";
import type { BookingId, RuleId, StaffId } from "@pulau/domain/ids.ts";
import { decideDiscount, type PriceDiscount } from "@pulau/domain/money/price-discount.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { refreshPaymentStatus, restoreBalance } from "../../money/payments/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { goodwillLine, note } from "../bookings/public.ts";
import { isBeingPaid } from "./change-limits.ts";
import { type CurrentBooking, lockCurrentBooking } from "./current-booking.ts";
import { isDiscount } from "./own-lines.ts";
import { rewriteStay } from "./rewrite-stay.ts";
import { depositAfter } from "./settle-change.ts";

type ActAtDesk = { readonly bookingId: BookingId; readonly staffId: StaffId };
type Discounted = { readonly totalSen: Sen; readonly balanceSen: Sen };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT" | "PAYMENT_UNDER_WAY";

const discountName = { en: "Discount", my: "Diskaun", cn: "折扣" };

/**
 * Takes a discount off the price of a stay: a line of its own, which later changes leave as it is. `WRONG_STATE` where nothing is
 * owed any more, `INVALID_INPUT` for more than that, `PAYMENT_UNDER_WAY` while its guest is paying the old price.
 */
export async function discountStay(
  tx: Tx,
  {
    bookingId,
    staffId,
    discount,
    reason,
  }: ActAtDesk & { readonly discount: PriceDiscount; readonly reason: string },
): Promise<Result<Discounted, Refusals>> {
  const standing = await lockUnpaid(tx, { bookingId, staffId });
  if (!standing.ok) return standing;
  const { row, stay } = standing.value;
  const decided = decideDiscount({ ...row, staySen: stay.quote.totalSen }, discount);
  if (!decided.ok) return decided;
  const line = { ...goodwillLine(decided.value, `discount-${randomUUID()}`), name: discountName };
  const done = await reprice(tx, standing.value, { staffId, lines: [...stay.quote.lines, line] });
  await note(tx, {
    bookingId,
    what: "discounted",
    at: standing.value.now,
    staffId,
    before: { totalSen: row.totalSen },
    after: { totalSen: done.totalSen },
    facts: { amountSen: decided.value, note: reason },
  });
  return ok(done);
}

/** Takes a discount back. `NOT_FOUND` where the stay has no such line. */
export async function endDiscount(
  tx: Tx,
  { bookingId, staffId, ruleId }: ActAtDesk & { readonly ruleId: RuleId },
): Promise<Result<Discounted, Refusals>> {
  const standing = await lockUnpaid(tx, { bookingId, staffId });
  if (!standing.ok) return standing;
  const { row, stay } = standing.value;
  if (row.state !== "awaitingPayment" && row.state !== "confirmed" && row.state !== "inHouse")
    return refuse("WRONG_STATE", { state: row.state });
  const lines = stay.quote.lines.filter((line) => line.ruleId !== ruleId || line.step !== "goodwill");
  if (lines.length === stay.quote.lines.length) return refuse("NOT_FOUND");
  const done = await reprice(tx, standing.value, { staffId, lines });
  await restoreBalance(tx, row);
  await note(tx, {
    bookingId,
    what: "discountEnded",
    at: standing.value.now,
    staffId,
    before: { totalSen: row.totalSen },
    after: { totalSen: done.totalSen },
    historyFacts: { amountSen: done.totalSen - row.totalSen },
  });
  return ok(done);
}

/** The booking under its lock, and nobody is just paying the price that is about to be another. */
async function lockUnpaid(tx: Tx, { bookingId, staffId }: ActAtDesk) {
  const standing = await lockCurrentBooking(tx, bookingId, { who: "staff", staffId });
  if (!standing) return refuse("NOT_FOUND");
  if (standing.row.state === "awaitingPayment" && (await isBeingPaid(tx, bookingId)))
    return refuse("PAYMENT_UNDER_WAY", { bookingNo: standing.row.bookingNo });
  return ok(standing);
}

async function reprice(
  tx: Tx,
  standing: CurrentBooking & { readonly now: Date },
  { staffId, lines }: { readonly staffId: StaffId; readonly lines: HeldStay["quote"]["lines"] },
): Promise<Discounted> {
  const { row, stay } = standing;
  const priceSen = stay.quote.totalSen + totalOf(lines) - totalOf(stay.quote.lines);
  const { undiscounted: known, ...rest } = stay;
  const { totalSen: ownSen, depositSen, balanceDueOn } = stay.quote;
  const whole = known ?? { totalSen: ownSen, depositSen, balanceDueOn };
  const quote = { ...stay.quote, lines, totalSen: priceSen, ...depositAfter({ quote: whole }, priceSen) };
  const changed = { ...rest, quote, ...(lines.some(isDiscount) && { undiscounted: whole }) };
  const differenceSen = quote.totalSen - stay.quote.totalSen;
  await rewriteStay(tx, standing, { stay: changed, staffId, differenceSen, refundSen: 0 });
  await settleCommissions(tx, row.id);
  await refreshPaymentStatus(tx, row.id);
  await enqueue(tx, "issue-invoice", { bookingId: row.id });
  const totalSen = row.totalSen + differenceSen;
  return { totalSen, balanceSen: Math.max(0, totalSen - row.paidSen) };
}

const totalOf = (lines: HeldStay["quote"]["lines"]): Sen =>
  lines.reduce((sum, { amountSen }) => sum + amountSen, 0);
