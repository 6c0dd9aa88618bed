import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import type { PayoutId, StaffId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { payoutAfter } from "@pulau/domain/wallet/payout-moves.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { post } from "../ledger/public.ts";
import { movePayout } from "./move-payout.ts";
import { auditPayout, lockPayout } from "./payout-rows.ts";

export type PayoutPaid = {
  readonly id: PayoutId;
  readonly staffId: StaffId;
  readonly bankReference: string;
  /** The day on which the bank transferred it, from the day of its request to today. */
  readonly paidOn: Day;
};

const wrongDay = (rule: "notYet" | "beforeRequest") =>
  ({ ok: false, failure: { code: "INVALID_INPUT", fields: [{ path: "paidOn", rule }] } }) as const;

/**
 * Marks an approved payout as transferred. What was kept for it is let go and leaves the wallet in the same transaction,
 * in which the wallet stays locked: nobody can spend it in between. The movement's own word makes it happen once.
 */
export async function payPayout(tx: Tx, payout: PayoutPaid): Promise<Result<{ done: true }>> {
  const { id, staffId, bankReference, paidOn } = payout;
  const row = await lockPayout(tx, id);
  if (!row) return refuse("NOT_FOUND");
  const next = payoutAfter(row.state, "pay");
  if (!next.ok) return next;
  const { wallet, timeZone } = await loadSettings(tx);
  if (wallet.payout.secondPerson && row.approvedBy === staffId) return refuse("SECOND_PERSON");
  if (paidOn > (await loadToday(tx, timeZone))) return wrongDay("notYet");
  if (paidOn < dayAt(row.requestedAt, timeZone)) return wrongDay("beforeRequest");
  const at = await loadNow(tx);
  await movePayout(tx, { row }, "pay", { paidBy: staffId, paidAt: at, paidOn, bankReference });
  await post(
    tx,
    { kind: "payout", once: `payout:${id}:paid`, at },
    move(row.amountSen, ledger.wallet(row.accountId), ledger.bank("payouts")),
  );
  await auditPayout(tx, { staffId, act: "payoutPaid", payout: row, at, facts: { bankReference, paidOn } });
  await enqueue(tx, "send-mail", { template: "payout-paid", payoutId: id });
  return ok({ done: true });
}
