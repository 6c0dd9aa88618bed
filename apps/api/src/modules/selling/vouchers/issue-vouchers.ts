import { addDays, type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import type { VoucherId } from "@pulau/domain/ids.ts";
import { type Sen, splitSen } from "@pulau/domain/money/sen.ts";
import { vouchersIssued } from "@pulau/domain/promotion/voucher.ts";
import { sql } from "../../../db/orm.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { post } from "../../money/ledger/public.ts";
import type { PaidPurchase } from "../purchases/public.ts";
import { generateCode } from "./generate-code.ts";
import { PromoFacts } from "./promo-facts.ts";

/**
 * What a paid purchase of promo codes gives: vouchers under codes that nobody can guess, their money in the books, and
 * the mail that brings them. It runs in the transaction that makes the purchase done, once.
 */
export async function issueVouchers(tx: Tx, purchase: PaidPurchase, at: Date): Promise<void> {
  const facts = PromoFacts.parse(purchase.facts);
  const settings = await loadSettings(tx);
  const today = dayAt(at, settings.timeZone);
  const parts = splitSen(
    purchase.totalSen,
    Array.from({ length: purchase.count }, () => 1),
  );
  const issued: { id: VoucherId; worthSen: Sen }[] = [];
  for (const [place, paidSen] of parts.entries()) {
    const row = {
      code: await generateCode(tx, settings),
      promoCodeId: purchase.subjectId ?? "",
      purchaseId: purchase.id,
      place,
      buyerId: purchase.accountId,
      ownerId: facts.gift ? null : purchase.accountId,
      name: facts.name,
      picture: facts.picture,
      terms: facts.terms,
      gift: facts.gift,
      worthSen: facts.worthSen,
      paidSen,
      expiresOn: addDays(today, facts.validDays),
      issuedAt: at,
    };
    const [made] = await tx.insert(voucher).values(row).returning({ id: voucher.id });
    if (!made) throw new Error("a voucher was not written");
    issued.push({ ...made, worthSen: facts.worthSen });
  }
  const { id: purchaseId, totalSen: paidSen } = purchase;
  await post(
    tx,
    { kind: "fulfilled", purchaseId, once: `purchase:${purchaseId}:fulfilled`, at },
    vouchersIssued({ purchaseId, paidSen, vouchers: issued }),
  );
  await enqueue(tx, "send-mail", { template: "vouchers-bought", purchaseId });
  if (facts.gift)
    await sendGift(tx, { ids: issued.map(({ id }) => id), sendOn: facts.gift.sendOn, settings });
}

/** The hour of the resort's morning at which gifts arrive. */
const morning = "09:00";

/** Queues a gift's mail for its day; for today and before it goes at once. */
export async function sendGift(
  tx: Tx,
  gift: { readonly ids: readonly VoucherId[]; readonly sendOn: Day; readonly settings: ResortSettings },
): Promise<void> {
  const { rows } = await tx.execute<{ at: string; later: boolean }>(sql`
    SELECT (${`${gift.sendOn} ${morning}`}::timestamp AT TIME ZONE ${gift.settings.timeZone}) AS at,
      ${gift.sendOn}::date > (pulau_now() AT TIME ZONE ${gift.settings.timeZone})::date AS later`);
  const [due] = rows;
  for (const voucherId of gift.ids) {
    const when = due?.later ? { startAfter: new Date(due.at) } : {};
    await enqueue(tx, "send-mail", { template: "voucher-gift", voucherId, sendOn: gift.sendOn }, when);
  }
}
