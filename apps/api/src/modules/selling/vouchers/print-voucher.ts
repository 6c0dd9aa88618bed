import type { Reply } from "@pulau/contract/route.ts";
import type { printVoucherRoute } from "@pulau/contract/vouchers.ts";
import { voucherState } from "@pulau/domain/promotion/voucher.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import { voucher } from "../../../db/schema/promotions.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { factsOf, packageNames, termsOf } from "./voucher-rows.ts";

export type PrintedVoucher = Reply<typeof printVoucherRoute>;

/** A voucher as it is printed, for whoever has its link. */
export async function printVoucher(
  db: Db,
  link: { readonly token: string; readonly secret: string },
): Promise<Result<PrintedVoucher, "LINK_INVALID">> {
  const opened = readLinkToken(link.secret, "voucher", link.token);
  const isLinked = eq(sql`coalesce(${voucher.linkId}, ${voucher.id})`, opened?.id);
  const [row] = opened ? await db.select().from(voucher).where(isLinked) : [];
  if (!row) return refuse("LINK_INVALID");
  const today = await loadResortToday(db);
  const { code, name, picture, worthSen, leftSen, expiresOn, gift } = row;
  return ok({
    code,
    name,
    picture,
    worthSen,
    leftSen,
    expiresOn,
    state: voucherState(factsOf(row), today),
    terms: termsOf(row, await packageNames(db, [row])),
    gift: gift && { name: gift.name, from: gift.from, message: gift.message, language: gift.language },
  });
}
