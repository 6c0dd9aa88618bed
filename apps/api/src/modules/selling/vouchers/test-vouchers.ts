import { randomUUID } from "node:crypto";
import { buyPromoRoute, payPromoFromWalletRoute } from "@pulau/contract/promo-purchases.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addPromoCodeRoute, type PromoCodeInput } from "@pulau/contract/staff-promo-codes.ts";
import { boughtPromoRoute, type VoucherReply } from "@pulau/contract/vouchers.ts";
import type { PromoCodeId, PurchaseId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Caller } from "../../../races/caller.ts";

type PromoOptions = Partial<z.input<typeof PromoCodeInput>>;
export type Promo = Reply<typeof addPromoCodeRoute>;

const inAll = (text: string) => ({ en: text, my: text, cn: text });
let count = 0;

export const once = () => ({ "idempotency-key": randomUUID() });

/** A code that takes 10 % off, or whatever is wished for. */
export const makePromo = (desk: Caller, options: PromoOptions = {}): Promise<Promo> => {
  const code = `CODE${++count}`;
  const usual = {
    type: "percent" as const,
    share: options.type && options.type !== "percent" ? null : 1_000,
  };
  const words = { name: inAll(code), description: inAll("A test"), picture: "reef" };
  return desk.must(addPromoCodeRoute, { body: { code, ...words, ...usual, ...options } });
};

/** A code that is bought: RM 90 for RM 100. */
export const cashPromo = (desk: Caller, options: PromoOptions = {}): Promise<Promo> =>
  makePromo(desk, { type: "cash", share: null, valueSen: 10_000, priceSen: 9_000, ...options });

type Jobs = { readonly "fulfil-purchase": (purchase: { purchaseId: PurchaseId }) => Promise<void> };
type Gift = z.input<typeof buyPromoRoute.body>["gift"];

/** Buys vouchers from the wallet and lets the job give them out. */
export async function buyVouchers(
  { jobs }: { readonly jobs: Jobs },
  member: Caller,
  order: { promoCodeId: PromoCodeId; count?: number; gift?: Gift; blockId?: PurchaseId },
): Promise<{ purchaseId: PurchaseId; vouchers: VoucherReply[] }> {
  const { purchaseId } = await member.must(buyPromoRoute, { body: order }, once());
  await member.must(payPromoFromWalletRoute, { body: { purchaseId } }, once());
  await jobs["fulfil-purchase"]({ purchaseId });
  const { vouchers } = await member.must(boughtPromoRoute, { query: { limit: 100 } });
  return { purchaseId, vouchers: vouchers.slice(0, order.count ?? 1) };
}
