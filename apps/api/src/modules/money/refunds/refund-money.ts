import { randomUUID } from "node:crypto";
import type { refundRoute } from "@pulau/contract/refunds.ts";
import type { Received } from "@pulau/contract/route.ts";
import { creditOf } from "@pulau/domain/folio/folio-returns.ts";
import { type FolioLetter, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, FolioId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { decideRefund } from "@pulau/domain/money/staff-refund.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { type BookingRow, lockBooking, lowerPrice, reckonFolios } from "../../booking/bookings/public.ts";
import { refreshPaymentStatus, restoreBalance, returnMoney, reverseRevenue } from "../payments/public.ts";

export type Refund = Received<typeof refundRoute>["body"] & {
  readonly bookingId: BookingId;
  readonly staffId: StaffId;
};

type Refusals = "NOT_FOUND" | "WRONG_STATE" | "AMOUNT_NOT_OFFERED";
type Refunded = { goesTo: "wallet" | "source"; leftSen: Sen };

/**
 * Staff send money back. Under the booking's lock no more than is left can go, however many ask at once. What is paid
 * beyond the price just goes back; the rest takes the price down (a line of its own, and a credit note), or is owed again.
 * Of a stay that is over it comes out of what was earned.
 */
export async function refundMoney(tx: Tx, refund: Refund): Promise<Result<Refunded, Refusals>> {
  const { bookingId, amountSen, staffId } = refund;
  const locked = await lockBooking(tx, bookingId);
  if (!locked) return refuse("NOT_FOUND");
  const { row, now: at } = locked;
  const decided = decideRefund(row, { ...refund, hasWallet: row.accountId !== null });
  if (!decided.ok) return decided;
  const from = refund.folio ? await creditIn(tx, row, refund.folio, amountSen) : ok(undefined);
  if (!from.ok) return from;
  // What a payer gets back of their own credit is no part of the price.
  const lowersSen = refund.folio ? 0 : decided.value.lowersSen;
  const { leftSen } = decided.value;
  const id = randomUUID();
  await reverseRevenue(tx, row, { amountSen, once: id, at });
  if (lowersSen > 0) await lowerPrice(tx, locked, { sen: lowersSen, ruleId: `goodwill-${id}` });
  const { goesTo, walletSen } = await returnMoney(tx, {
    bookingId,
    amountSen,
    fromFolioId: from.value,
    why: "byStaff",
    at,
    staffId,
    because: refund.reason,
    toWallet: refund.to === "wallet" ? (row.accountId ?? undefined) : undefined,
  });
  await restoreBalance(tx, row);
  await refreshPaymentStatus(tx, bookingId);
  await enqueue(tx, "issue-invoice", { bookingId });
  // What goes through a gateway or the bank is told once it is made, what is in the wallet already now.
  if (walletSen > 0)
    await enqueue(tx, "send-mail", {
      template: "refund-made",
      bookingId,
      amountSen: walletSen,
      toWallet: true,
      event: id,
    });
  return ok({ goesTo: goesTo === "wallet" ? "wallet" : "source", leftSen });
}

/** The folio of a split bill that gives so much of its credit back; null is the first. */
async function creditIn(
  tx: Tx,
  row: BookingRow,
  letter: FolioLetter,
  amountSen: Sen,
): Promise<Result<FolioId | null, "NOT_FOUND" | "AMOUNT_NOT_OFFERED">> {
  const folio = (await reckonFolios(tx, row)).find((found) => found.row.letter === letter);
  if (!folio) return refuse("NOT_FOUND");
  const leftSen = creditOf(folio);
  if (amountSen > leftSen) return refuse("AMOUNT_NOT_OFFERED", { rule: "refund", leftSen });
  return ok(letter === firstFolio ? null : folio.row.id);
}
