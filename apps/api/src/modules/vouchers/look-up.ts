import type { promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { canSpend } from "@pulau/domain/promotion/voucher.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { openPromo, promoReply } from "../promotions/public.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { factsOf, findByCode, isFor } from "./voucher-rows.ts";

/** What a code is. Another account's voucher looks like one that is not there. */
export async function lookUp(
  db: Db,
  ask: { readonly code: string; readonly accountId: string | null },
): Promise<Result<Reply<typeof promoByCodeRoute>>> {
  const today = await loadToday(db, (await loadSettings(db)).timeZone);
  const row = await findByCode(db, ask.code);
  if (!row) {
    const promo = await openPromo(db, ask.code, today);
    if (!promo.ok) return promo;
    if (promo.value.left !== null && promo.value.left < 1) return refuse("PROMO_USED_UP");
    return ok({ kind: "promoCode", promoCode: promoReply(promo.value) });
  }
  if (!isFor(row, ask.accountId)) return refuse("PROMO_UNKNOWN");
  const open = canSpend(factsOf(row), today);
  if (!open.ok) return open;
  const { code, name, picture, worthSen, leftSen, expiresOn } = row;
  return ok({ kind: "voucher", voucher: { code, name, picture, worthSen, leftSen, expiresOn } });
}
