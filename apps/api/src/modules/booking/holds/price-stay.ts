import type { PromoFailure } from "@pulau/contract/shared-failures.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Discount } from "@pulau/domain/catalogue/reductions.ts";
import type { Tax } from "@pulau/domain/catalogue/taxes.ts";
import type { HoldId, OwnerId, PackageId } from "@pulau/domain/ids.ts";
import type { Quote, StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import { applicableTaxes } from "@pulau/domain/pricing/taxes.ts";
import { reachesMinSpend } from "@pulau/domain/promotion/promo-code.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { HeldPromo } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { type PromoForStay, promoForStay } from "../../selling/promotions/public.ts";

type PriceFailure = "NO_RATE" | "ON_ENQUIRY" | "PACKAGE_CLOSED" | PromoFailure;
export type PricedStay = {
  readonly quote: Quote;
  readonly promo: HeldPromo | undefined;
  /** The taxes that it was asked for. */
  readonly taxes: readonly Tax[];
};

export type PriceRequest = {
  /** What the price engine is asked. */
  readonly stayToQuote: StayToQuote;
  readonly book: RateBook;
  readonly today: Day;
  readonly stay: { readonly packageId: PackageId; readonly checkIn: Day; readonly checkOut: Day };
  /** As it was typed; a booking's own code is kept whatever is typed later. */
  readonly promoCode: string | null;
  readonly frozen: { readonly promo: HeldPromo | undefined } | null;
  readonly hasContract: boolean;
  readonly claimant?:
    | { readonly ownerId: OwnerId; readonly email: unknown; readonly holdId: HoldId }
    | undefined;
};

/**
 * The price of a stay with its promo code, if it has one. A code is the last discount of the price; its least spending is
 * held against the price without it. A code that opens a price list prices the stay by that list. A booking's code stays as it was taken, whatever became of the offer since.
 */
export async function priceStay(
  db: Db | Tx,
  request: PriceRequest,
): Promise<Result<PricedStay, PriceFailure>> {
  const { stayToQuote, book, today } = request;
  const plain = quote(stayToQuote, book, today);
  if (!plain.ok) return plain;
  const found = await codeOf(db, request);
  if (!found.ok) return found;
  if (found.value === null)
    return ok({ quote: plain.value, promo: undefined, taxes: applicableTaxes(stayToQuote, book, today) });
  return withCode(request, plain.value, found.value);
}

type QuoteInput = Pick<PriceRequest, "stayToQuote" | "book" | "today">;

/** The price of a stay with a code, as if it were held now; by a book of prices that need not be the published one. */
export function priceWithCode(request: QuoteInput, code: PromoForStay): Result<PricedStay, PriceFailure> {
  const plain = quote(request.stayToQuote, request.book, request.today);
  return plain.ok ? withCode(request, plain.value, code) : plain;
}

function withCode(
  { stayToQuote, book, today }: QuoteInput,
  plain: Quote,
  { promo, minSpendSen }: PromoForStay,
): Result<PricedStay, PriceFailure> {
  const spent = reachesMinSpend(minSpendSen, plain.totalSen);
  if (!spent.ok) return spent;
  const { priceList } = promo;
  const byCode = priceList === undefined ? stayToQuote : { ...stayToQuote, priceList };
  const taxes = applicableTaxes(byCode, book, today);
  if (promo.discount === null && priceList === undefined) return ok({ quote: plain, promo, taxes });
  const priced = quote(byCode, promo.discount === null ? book : withDiscount(book, promo.discount), today);
  if (!priced.ok) return priced;
  // The tax falls with the price, so the total falls by more than the code takes off. A list may be dearer.
  const totalFallsSen = Math.max(0, plain.totalSen - priced.value.totalSen);
  return ok({ quote: priced.value, promo: { ...promo, totalFallsSen }, taxes });
}

const withDiscount = (book: RateBook, discount: Discount): RateBook => ({
  ...book,
  discounts: [...(book.discounts ?? []), discount],
});

async function codeOf(
  db: Db | Tx,
  request: PriceRequest,
): Promise<Result<PromoForStay | null, PromoFailure>> {
  const { frozen, promoCode, today, stay, claimant } = request;
  if (frozen) return ok(frozen.promo ? { promo: frozen.promo, minSpendSen: 0 } : null);
  if (!promoCode) return ok(null);
  // An agency's own price is agreed with it: a code would take off what was taken off already.
  if (request.hasContract) return refuse("PROMO_NOT_FOR_STAY", { rule: "contract" });
  return promoForStay(db, { code: promoCode, today, stay, claimant });
}
