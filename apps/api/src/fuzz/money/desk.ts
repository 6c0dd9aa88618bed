import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, StaffId } from "@pulau/domain/ids.ts";
import { offlineWays } from "@pulau/domain/money/offline-ways.ts";
import type { Db } from "../../db/connect.ts";
import { inTransaction } from "../../db/tx.ts";
import { findBooking } from "../../modules/booking/bookings/public.ts";
import { enterPayment } from "../../modules/money/offline-payments/enter-payment.ts";
import { voidPayment } from "../../modules/money/offline-payments/void-payment.ts";
import { refundMoney } from "../../modules/money/refunds/refund-money.ts";
import { resolveRefund } from "../../modules/money/refunds/resolve-refund.ts";
import type { Of } from "./money-events.ts";

/** Where staff look after a history's booking. */
export type Desk = {
  readonly db: Db;
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
  readonly today: Day;
  paymentIds(gateway: string | null): Promise<string[]>;
};
/** What came of it, and whether what was paid may now be less than what was agreed. */
export type DeskOutcome = { readonly word: string; readonly undid: boolean };

/** Staff send a part of what is there back. */
export async function refundAtDesk(desk: Desk, refund: Of<"refund">): Promise<DeskOutcome> {
  const { db, bookingId, staffId } = desk;
  const row = await findBooking(db, bookingId);
  const amountSen = Math.max(1, Math.floor((row?.paidSen ?? 0) * refund.share));
  const done = await inTransaction(db, (tx) =>
    refundMoney(tx, { ...refund, bookingId, staffId, amountSen, reason: "goodwill" }),
  );
  return done.ok ? { word: `returned ${amountSen}`, undid: true } : { word: done.failure.code, undid: false };
}

/** A share of what is owed is paid in cash. */
export async function cashAtDesk(
  { db, bookingId, staffId, today }: Desk,
  share: number,
): Promise<DeskOutcome> {
  const row = await findBooking(db, bookingId);
  const owedSen = (row?.totalSen ?? 0) - (row?.paidSen ?? 0);
  const amountSen = Math.max(5, Math.round((owedSen * share) / 5) * 5);
  const done = await inTransaction(db, (tx) =>
    enterPayment(tx, {
      bookingId,
      staffId,
      amountSen,
      way: "cash",
      paidOn: today,
      reference: "",
      slipId: null,
      note: "",
    }),
  );
  return { word: done.ok ? `entered ${amountSen}` : done.failure.code, undid: false };
}

/** Staff take a way out of a refund that waits for them. */
export async function resolveRefundAtDesk(
  db: Db,
  staffId: StaffId,
  waiting: readonly string[],
  { way, which }: Of<"wayOut">,
): Promise<string> {
  const refundId = waiting[which % Math.max(1, waiting.length)];
  if (!refundId) return "no refund waits";
  const by = offlineWays[which % offlineWays.length] ?? "transfer";
  const out = way === "byHand" ? { way, by, reference: "IBG 1" } : { way };
  const done = await inTransaction(db, (tx) => resolveRefund(tx, { ...out, refundId, staffId }));
  return done.ok ? way : done.failure.code;
}

/** A payment is taken back out of the books, one of the desk's where there is any. */
export async function voidAtDesk(
  { db, bookingId, staffId, paymentIds }: Desk,
  i: number,
): Promise<DeskOutcome> {
  const offline = (await Promise.all(offlineWays.map((way) => paymentIds(way)))).flat();
  const ids = offline.length > 0 ? offline : await paymentIds(null);
  const paymentId = ids[i % Math.max(1, ids.length)];
  if (!paymentId) return { word: "nothing to void", undid: false };
  const voiding = { id: bookingId, paymentId, staffId, reason: "entered twice" };
  const done = await inTransaction(db, (tx) => voidPayment(tx, voiding));
  return done.ok ? { word: "voided", undid: true } : { word: done.failure.code, undid: false };
}
