import type { PromoFailure } from "@pulau/contract/shared-failures.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { HoldId, OwnerId, PackageId, StockId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { discountOf, fitsStay, isOpen } from "@pulau/domain/promotion/promo-code.ts";
import { bareCode } from "@pulau/domain/promotion/voucher.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { eq, sql } from "../../../db/orm.ts";
import type { HeldPromo } from "../../../db/schema/holds.ts";
import { promoCode } from "../../../db/schema/promotions.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { personOf, personStock } from "./person.ts";
import { findPromo, type PromoRow } from "./promo-rows.ts";
import { contactResort } from "./resort-contacts.ts";

export type PromoRequest = {
  readonly code: string;
  readonly today: Day;
  readonly stay: { readonly packageId: PackageId; readonly checkIn: Day; readonly checkOut: Day };
  /** Who shall have it, and the hold whose own use counts as free; missing where only a price is asked for. */
  readonly claimant?:
    | { readonly ownerId: OwnerId; readonly email: unknown; readonly holdId: HoldId }
    | undefined;
};

export type PromoForStay = { readonly promo: HeldPromo; readonly minSpendSen: Sen };

/** A code that can be used as it is: it costs nothing, and what it holds for is now. */
export async function openPromo(
  db: Db | Tx,
  typed: string,
  today: Day,
): Promise<Result<PromoRow, PromoFailure>> {
  const row = await findPromo(db, eq(promoCode.code, bareCode(typed)));
  // What is bought is used by the voucher's own code: the offer's code alone is worth nothing.
  if (!row || row.priceSen > 0) return refuse("PROMO_UNKNOWN");
  const open = isOpen(row, today);
  if (open.ok) return ok(row);
  return open.failure.code === "PROMO_ASK_RESORT" ? contactResort((await loadSettings(db)).profile) : open;
}

/** The same, while there are uses of it left. */
export async function usablePromo(
  db: Db | Tx,
  typed: string,
  today: Day,
): Promise<Result<PromoRow, PromoFailure>> {
  const promo = await openPromo(db, typed, today);
  if (!promo.ok) return promo;
  return promo.value.left !== null && promo.value.left < 1 ? refuse("PROMO_USED_UP") : promo;
}

/**
 * A free code for a stay, with the discount it gives and the uses that the stay's hold must claim. It only looks:
 * between here and the claim a rival may be faster. The least spending is for whoever knows the price.
 */
export async function promoForStay(
  db: Db | Tx,
  stay: PromoRequest,
): Promise<Result<PromoForStay, PromoFailure>> {
  const found = await openPromo(db, stay.code, stay.today);
  if (!found.ok) return found;
  const row = found.value;
  const fits = fitsStay(row, stay.stay);
  if (!fits.ok) return fits;
  const { ownerId, email, holdId } = stay.claimant ?? {};
  const person = ownerId === undefined ? "" : await personOf(db, ownerId, email);
  const own = ownerId === undefined ? null : await personStock(db, row, person);
  for (const [stockId, code] of [
    [row.stockId, "PROMO_USED_UP"],
    [own, "PROMO_ONCE_EACH"],
  ] as const) {
    if (stockId !== null && (await leftFor(db, stockId, holdId ?? null)) < 1) return refuse(code);
  }
  const { id: promoCodeId, code, minSpendSen } = row;
  const stockIds = [row.stockId, own].filter((id) => id !== null);
  const list = row.priceList === null ? {} : { priceList: row.priceList };
  return ok({
    promo: { promoCodeId, code, person, discount: discountOf(row), stockIds, ...list },
    minSpendSen,
  });
}

/** Pieces that this hold could claim: what nobody else has. */
export async function leftFor(db: Db | Tx, stockId: StockId, holdId: HoldId | null): Promise<number> {
  const { rows } = await db.execute<{ left: number }>(sql`
    SELECT (s.capacity - coalesce(sum(c.pieces) FILTER (
      WHERE c.hold_id IS DISTINCT FROM ${holdId}::uuid AND (c.state = 'booked' OR c.expires_at > pulau_now())), 0))::int AS left
    FROM stock s LEFT JOIN stock_claim c ON c.stock_id = s.id WHERE s.id = ${stockId} GROUP BY s.id`);
  return rows[0]?.left ?? 0;
}

/** Whether a draft still asks for the code that its hold has, for the same person. */
export async function isPromoAsHeld(
  db: Db | Tx,
  held: {
    readonly ownerId: OwnerId;
    readonly json: { readonly promoCode: string | null; readonly booker: Record<string, unknown> };
    readonly promo: HeldPromo | undefined;
  },
): Promise<boolean> {
  const { promo, json, ownerId } = held;
  if (promo === undefined || json.promoCode === null) return promo === undefined && json.promoCode === null;
  if (bareCode(json.promoCode) !== promo.code) return false;
  return promo.person === (await personOf(db, ownerId, json.booker.email));
}
