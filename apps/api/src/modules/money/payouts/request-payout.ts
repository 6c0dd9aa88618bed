import { type BankDetailsBody, isKnownNumber } from "@pulau/contract/bank-details.ts";
import { payoutBody, type requestPayoutRoute } from "@pulau/contract/payouts.ts";
import type { Received } from "@pulau/contract/route.ts";
import { bankOf } from "@pulau/domain/banks/banks.ts";
import type { AccountId, MemberId, PayoutId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq, sql } from "../../../db/orm.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { payout } from "../../../db/schema/payouts.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { masked, type Sealer, tailOf } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { bankDetailsOf } from "../../partners/agents/public.ts";
import { spendable } from "../payments/public.ts";

export type PayoutRequest = Received<typeof requestPayoutRoute>["body"] & {
  readonly accountId: AccountId;
  readonly memberId: MemberId;
};

/**
 * Asks for money out of the wallet. Its amount is kept from now on by the row's own trigger; of two requests for the last
 * ringgit the wallet's check refuses the second, which `refuseShortWallet` turns into a refusal.
 */
export async function requestPayout(
  tx: Tx,
  sealer: Sealer,
  { accountId, memberId, ...body }: PayoutRequest,
): Promise<Result<{ _id: PayoutId; number: string }>> {
  const { wallet: setting, bookingNoPrefix } = await loadSettings(tx);
  if (!setting.payout.enabled) return refuse("WALLET_OFF");
  const [sums] = await tx.select().from(wallet).where(eq(wallet.accountId, accountId));
  const balanceSen = sums ? spendable(sums) : 0;
  const { minSen } = setting.payout;
  if (!payoutBody({ minSen, maxSen: Number.MAX_SAFE_INTEGER }).safeParse(body).success) {
    const fields = [{ path: "amountSen", rule: "payoutLeast" }];
    return { ok: false, failure: { code: "INVALID_INPUT", facts: { minSen }, fields } };
  }
  const to = await payTo(tx, sealer, { accountId, ...body });
  if (!to.ok) return to;
  const { accountName, bank, swift, accountNumber } = to.value;
  const { amountSen } = body;
  if (amountSen > balanceSen) return refuse("WALLET_SHORT", { balanceSen, amountSen });
  const [made] = await tx
    .insert(payout)
    .values({
      number: sql`${bookingNoPrefix}::text || '-W' || lpad(nextval('payout_number')::text, 5, '0')`,
      accountId,
      memberId,
      amountSen,
      accountName,
      bank,
      swift,
      bankName: bankOf(bank)?.name ?? to.value.bankName,
      numberSealed: sealer.seal(accountNumber),
      numberTail: tailOf(accountNumber),
      requestedAt: await loadNow(tx),
    })
    .returning({ _id: payout.id, number: payout.number });
  if (!made) throw new Error("a payout was not written");
  await enqueue(tx, "send-mail", { template: "payout-requested", payoutId: made._id });
  return ok(made);
}

/** The account as it was written, or the account's own bank details where their masked number was sent back. */
async function payTo(
  tx: Tx,
  sealer: Sealer,
  details: BankDetailsBody & { accountId: AccountId },
): Promise<Result<BankDetailsBody, "INVALID_INPUT">> {
  if (!isKnownNumber(details.accountNumber)) return ok(details);
  const known = await bankDetailsOf(tx, sealer, details.accountId);
  if (known && masked(tailOf(known.accountNumber)) === details.accountNumber) return ok(known);
  const fields = [{ path: "accountNumber", rule: "accountNumber" }];
  return { ok: false, failure: { code: "INVALID_INPUT", fields } };
}
