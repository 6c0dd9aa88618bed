import type { Reply } from "@pulau/contract/route.ts";
import type { redeemVoucherRoute } from "@pulau/contract/vouchers.ts";
import { canSpend, creditOf, redeemedIntoWallet } from "@pulau/domain/promotion/voucher.ts";
import { mayBeCredit } from "@pulau/domain/promotion/voucher-holder.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq, sql } from "../../../db/orm.ts";
import { wallet } from "../../../db/schema/payments.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import { usablePromo } from "../promotions/public.ts";
import {
  factsOf,
  findTyped,
  packageNames,
  type View,
  type VoucherRow,
  voucherReply,
} from "./voucher-rows.ts";

type ByCode = View & { readonly code: string };

/** A voucher that this account may spend, locked. Another's looks as if it were not there. */
async function lockSpendable(tx: Tx, spending: ByCode): Promise<Result<VoucherRow>> {
  const found = await findTyped(tx, spending, true);
  if (!found.ok) return found;
  const { value: row } = found;
  if (row === null) return notAVoucher(tx, spending);
  const open = canSpend(factsOf(row), spending.today);
  return open.ok ? ok(row) : open;
}

/** A promo code says why it can't be had, as it does where a stay is paid; one that can is for a stay. */
async function notAVoucher(tx: Tx, { code, today }: ByCode): Promise<Result<never>> {
  const promo = await usablePromo(tx, code, today);
  return promo.ok ? refuse("PROMO_NOT_FOR_STAY", { rule: "inStay" }) : promo;
}

const show = async (tx: Tx, row: VoucherRow, view: View) =>
  voucherReply(row, await packageNames(tx, [row]), view);

/** Takes a gift into an account: from now on it is theirs alone. */
export async function claimVoucher(tx: Tx, spending: ByCode) {
  const locked = await lockSpendable(tx, spending);
  if (!locked.ok) return locked;
  await tx.update(voucher).set({ ownerId: spending.accountId }).where(eq(voucher.id, locked.value.id));
  return ok(await show(tx, { ...locked.value, ownerId: spending.accountId }, spending));
}

/**
 * All that is left on a voucher becomes credit in a wallet, once: the lock lets one of two calls through, and the
 * voucher's own check would refuse the other's entry. `WALLET_OFF` where staff let no wallet take money, and
 * `VOUCHER_IS_GIFT` for whoever did not buy it.
 */
export async function redeemVoucher(
  tx: Tx,
  spending: ByCode,
): Promise<Result<Reply<typeof redeemVoucherRoute>>> {
  if (!(await loadSettings(tx)).wallet.enabled) return refuse("WALLET_OFF");
  const locked = await lockSpendable(tx, spending);
  if (!locked.ok) return locked;
  const row = locked.value;
  const { accountId } = spending;
  if (!mayBeCredit(row, accountId)) return refuse("VOUCHER_IS_GIFT");
  await tx.insert(wallet).values({ accountId }).onConflictDoNothing();
  const { id: voucherId, leftSen } = row;
  const creditSen = creditOf(row);
  await post(
    tx,
    { kind: "redeemed", at: await loadNow(tx) },
    redeemedIntoWallet({ voucherId, accountId, leftSen, creditSen }),
  );
  await tx.update(voucher).set({ ownerId: accountId }).where(eq(voucher.id, voucherId));
  const [sums] = await tx
    .select({ balanceSen: sql<number>`(credited_sen - debited_sen - requested_sen)::int` })
    .from(wallet)
    .where(eq(wallet.accountId, accountId));
  const spent = await show(tx, { ...row, ownerId: accountId, leftSen: 0 }, spending);
  return ok({ voucher: spent, amountSen: creditSen, balanceSen: sums?.balanceSen ?? 0 });
}
