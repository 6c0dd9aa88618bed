import type { promoByCodeRoute } from "@pulau/contract/promo-codes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, DraftId, OwnerId } from "@pulau/domain/ids.ts";
import { coversStay } from "@pulau/domain/promotion/promo-code.ts";
import { canSpend } from "@pulau/domain/promotion/voucher.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { findRequestedStay } from "../../booking/holds/public.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { promoReply, usablePromo } from "../promotions/public.ts";
import { factsOf, findTyped, type VoucherRow } from "./voucher-rows.ts";

type Request = {
  readonly code: string;
  /** Who asks: null without a session, the account null without one. */
  readonly ownerId: OwnerId | null;
  readonly accountId: AccountId | null;
  /** The draft whose stay a voucher is to pay for. */
  readonly draftId?: DraftId | undefined;
};
type PromoReply = Reply<typeof promoByCodeRoute>;

/**
 * What a code is. Another account's voucher looks like one that is not there. With a draft, a voucher is held against its
 * stay too, so that whoever types the code learns at once what would be refused when the booking is paid.
 */
export async function lookUp(db: Db, lookup: Request): Promise<Result<PromoReply>> {
  const today = await loadResortToday(db);
  const found = await findTyped(db, lookup);
  if (!found.ok) return found;
  const { value: row } = found;
  if (row === null) {
    const promo = await usablePromo(db, lookup.code, today);
    return promo.ok ? ok({ kind: "promoCode", promoCode: promoReply(promo.value) }) : promo;
  }
  const open = canSpend(factsOf(row), today);
  if (!open.ok) return open;
  const fits = await fitsDraft(db, row, lookup);
  if (!fits.ok) return fits;
  const { code, name, picture, worthSen, leftSen, expiresOn } = row;
  return ok({ kind: "voucher", voucher: { code, name, picture, worthSen, leftSen, expiresOn } });
}

async function fitsDraft(
  db: Db,
  { terms }: VoucherRow,
  { draftId, ownerId }: Request,
): Promise<Result<true, "NOT_FOUND" | "PROMO_NOT_FOR_STAY" | "PROMO_MIN_SPEND">> {
  if (draftId === undefined) return ok(true);
  const stay = ownerId === null ? null : await findRequestedStay(db, { draftId, ownerId });
  if (stay === null) return refuse("NOT_FOUND");
  return stay.stay === null ? ok(true) : coversStay(terms, stay.stay, stay.totalSen);
}
