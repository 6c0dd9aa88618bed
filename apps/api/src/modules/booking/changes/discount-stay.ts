import { randomUUID } from "node:crypto";
import type { Reply } from "@pulau/contract/route.ts";
import type { discountQuoteRoute } from "@pulau/contract/staff-bookings.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import type { BookingId, RuleId, StaffId } from "@pulau/domain/ids.ts";
import {
  type DiscountedBooking,
  type DiscountLimit,
  decideDiscount,
  discountSen,
  mostDiscountSen,
  type PriceDiscount,
} from "@pulau/domain/money/price-discount.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import {
  discountableSen,
  type StaffDiscount,
  staffDiscountName,
  staffDiscountsOf,
} from "@pulau/domain/pricing/staff-discount.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { refreshPaymentStatus, restoreBalance } from "../../money/payments/public.ts";
import { settleCommissions } from "../../partners/commission/public.ts";
import { type Discounter, discountLimitOf, rolesBeyond } from "../../people/staff/public.ts";
import { loadResortLists } from "../../selling/catalogue/public.ts";
import { note } from "../bookings/public.ts";
import { discountedStay } from "../holds/public.ts";
import { isBeingPaid } from "./change-limits.ts";
import { type CurrentBooking, findCurrentBooking, lockCurrentBooking } from "./current-booking.ts";
import { rewriteStay } from "./rewrite-stay.ts";

type ActAtDesk = { readonly bookingId: BookingId; readonly by: Discounter };
type Discounted = { readonly totalSen: Sen; readonly balanceSen: Sen };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT" | "PAYMENT_UNDER_WAY" | "NOT_ALLOWED";

/**
 * Takes a discount off the price of a stay, before its taxes: they fall with it. Later changes leave it as it is. `WRONG_STATE`
 * where nothing is owed any more, `INVALID_INPUT` for more than that, or for more than who gives it may, `PAYMENT_UNDER_WAY` while
 * its guest is paying the old price.
 */
export async function discountStay(
  tx: Tx,
  {
    bookingId,
    by,
    discount,
    reason,
  }: ActAtDesk & { readonly discount: PriceDiscount; readonly reason: string },
): Promise<Result<Discounted, Refusals>> {
  const standing = await lockUnpaid(tx, { bookingId, by });
  if (!standing.ok) return standing;
  const { row, stay, taxes, now } = standing.value;
  const decided = decideDiscount(discountable(standing.value, await discountLimitOf(tx, by)), discount);
  if (!decided.ok) return decided;
  const given = { ruleId: `discount-${randomUUID()}`, name: staffDiscountName, sen: decided.value };
  const discounts = [...staffDiscountsOf(stay.quote.lines), given];
  const done = await reprice(tx, standing.value, { by, stay: discountedStay(stay, discounts, taxes) });
  await note(tx, {
    bookingId,
    what: "discounted",
    at: now,
    staffId: by.staffId,
    before: { totalSen: row.totalSen },
    after: { totalSen: done.totalSen },
    facts: { amountSen: decided.value, note: reason },
  });
  return ok(done);
}

/** Takes a discount back. `NOT_FOUND` where the stay has no such one; whoever could not give it may not either. */
export async function endDiscount(
  tx: Tx,
  { bookingId, by, ruleId }: ActAtDesk & { readonly ruleId: RuleId },
): Promise<Result<Discounted, Refusals>> {
  const standing = await lockUnpaid(tx, { bookingId, by });
  if (!standing.ok) return standing;
  const { row, stay, taxes, now } = standing.value;
  if (row.state !== "awaitingPayment" && row.state !== "confirmed" && row.state !== "inHouse")
    return refuse("WRONG_STATE", { state: row.state });
  const given = staffDiscountsOf(stay.quote.lines);
  const ended = given.find((discount) => discount.ruleId === ruleId);
  if (!ended) return refuse("NOT_FOUND");
  const limit = await discountLimitOf(tx, by);
  if (limit !== null && ended.sen * 10_000 > limit * discountableSen(stay.quote.lines))
    return refuse("NOT_ALLOWED");
  const left = given.filter((discount) => discount !== ended);
  const done = await reprice(tx, standing.value, { by, stay: discountedStay(stay, left, taxes) });
  await restoreBalance(tx, row);
  await note(tx, {
    bookingId,
    what: "discountEnded",
    at: now,
    staffId: by.staffId,
    before: { totalSen: row.totalSen },
    after: { totalSen: done.totalSen },
    historyFacts: { amountSen: done.totalSen - row.totalSen },
  });
  return ok(done);
}

type Quoted = Reply<typeof discountQuoteRoute>;

/** What a discount would make of a stay's price, and how far whoever asks may go. Without one, the price as it is. */
export async function quoteDiscount(
  db: Db,
  {
    bookingId,
    by,
    share,
    sen: off,
  }: ActAtDesk & { readonly share?: number | undefined; readonly sen?: Sen | undefined },
): Promise<Result<Quoted, "NOT_FOUND">> {
  const found = await findCurrentBooking(db, bookingId, { who: "staff", staffId: by.staffId });
  if (!found) return refuse("NOT_FOUND");
  const limit = await discountLimitOf(db, by);
  const booking = discountable({ ...found, taxes: await taxesOf(db, found.stay) }, limit);
  const { staySen, takenSen, totalSen } = booking;
  const discount = share === undefined ? { sen: off ?? 0 } : { share };
  const sen = Math.min(discountSen(discount, staySen), mostDiscountSen(booking));
  return ok({
    staySen,
    takenSen,
    limit,
    roles: await rolesBeyond(db, limit),
    totalSen: totalSen - booking.fallOf(sen),
  });
}

const oneMore = { ruleId: "discount-00000000-0000-0000-0000-000000000000", name: staffDiscountName };

type Taxed = CurrentBooking & { readonly taxes: readonly Tax[] };

function discountable({ row, stay, taxes }: Taxed, limit: DiscountLimit): DiscountedBooking {
  const given = staffDiscountsOf(stay.quote.lines);
  const more = (sen: Sen): StaffDiscount[] => [...given, { ...oneMore, sen }];
  return {
    ...row,
    staySen: discountableSen(stay.quote.lines),
    takenSen: sumSen(given.map(({ sen }) => sen)),
    limit,
    fallOf: (sen) => stay.quote.totalSen - discountedStay(stay, more(sen), taxes).quote.totalSen,
  };
}

/** The booking under its lock, and nobody is just paying the price that is about to be another. */
async function lockUnpaid(tx: Tx, { bookingId, by: { staffId } }: ActAtDesk) {
  const standing = await lockCurrentBooking(tx, bookingId, { who: "staff", staffId });
  if (!standing) return refuse("NOT_FOUND");
  if (standing.row.state === "awaitingPayment" && (await isBeingPaid(tx, bookingId)))
    return refuse("PAYMENT_UNDER_WAY", { bookingNo: standing.row.bookingNo });
  return ok({ ...standing, taxes: await taxesOf(tx, standing.stay) });
}

/**
 * The taxes that a stay was asked for. Of one that was held before they were kept with it, those of the resort that its price has at
 * the rate of today; any other stays what it was.
 */
async function taxesOf(db: Db | Tx, { taxes, quote }: HeldStay): Promise<readonly Tax[]> {
  if (taxes) return taxes;
  const lists = await loadResortLists(db);
  const isInPrice = ({ id, share }: Tax) =>
    quote.lines.some(
      (line) => line.step === "tax" && !line.inHouse && line.ruleId === id && line.share === share,
    );
  return lists.taxes.filter(isInPrice);
}

async function reprice(
  tx: Tx,
  standing: Taxed & { readonly now: Date },
  { by, stay }: { readonly by: { readonly staffId: StaffId }; readonly stay: HeldStay },
): Promise<Discounted> {
  const { row, taxes } = standing;
  const differenceSen = stay.quote.totalSen - standing.stay.quote.totalSen;
  const { staffId } = by;
  await rewriteStay(tx, standing, { stay: { ...stay, taxes }, staffId, differenceSen, refundSen: 0 });
  await settleCommissions(tx, row.id);
  await refreshPaymentStatus(tx, row.id);
  await enqueue(tx, "issue-invoice", { bookingId: row.id });
  const totalSen = row.totalSen + differenceSen;
  return { totalSen, balanceSen: Math.max(0, totalSen - row.paidSen) };
}
