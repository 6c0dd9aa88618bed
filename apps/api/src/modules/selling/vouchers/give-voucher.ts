import { randomUUID } from "node:crypto";
import type { Gift } from "@pulau/contract/vouchers.ts";
import type { VoucherId } from "@pulau/domain/ids.ts";
import { canSpend } from "@pulau/domain/promotion/voucher.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { eq } from "../../../db/orm.ts";
import { voucher, voucherFormerCode } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { generateCode } from "./generate-code.ts";
import { sendGift } from "./issue-vouchers.ts";
import { factsOf, lockVoucher, packageNames, type View, voucherReply } from "./voucher-rows.ts";

type Give = View & { readonly id: VoucherId; readonly gift: Gift };

/**
 * An own voucher becomes somebody else's: it leaves the account and gets a new code, which goes to them by mail on the day.
 * Its giver, who knows the old code and may have printed it, has nothing in hand any more, unless they wish to print the
 * new one and hand it over.
 */
export async function giveVoucher(tx: Tx, give: Give) {
  const row = await lockVoucher(tx, eq(voucher.id, give.id));
  if (row?.ownerId !== give.accountId) return refuse("NOT_FOUND");
  if (!canSpend(factsOf(row), give.today).ok) return refuse("WRONG_STATE");
  const settings = await loadSettings(tx);
  const sendOn = give.gift.sendOn ?? (await loadToday(tx, settings.timeZone));
  const { id: voucherId, code: former } = row;
  const left = { code: former, voucherId, giverId: give.accountId, givenAt: await loadNow(tx) };
  await tx.insert(voucherFormerCode).values(left);
  const change = {
    code: await generateCode(tx, settings),
    linkId: randomUUID(),
    ownerId: null,
    givenBy: give.accountId,
    gift: { ...give.gift, sendOn },
    giftSentAt: null,
  };
  const { code, linkId, ownerId, givenBy, gift, giftSentAt } = change;
  await tx
    .update(voucher)
    .set({ code, linkId, ownerId, givenBy, gift, giftSentAt })
    .where(eq(voucher.id, voucherId));
  await sendGift(tx, { ids: [voucherId], sendOn, settings });
  const given = { ...row, ...change };
  return ok(voucherReply(given, await packageNames(tx, [given]), give));
}
