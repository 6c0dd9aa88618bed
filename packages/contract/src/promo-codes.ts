import type { BookingId, DraftId, PackageId, PromoCodeId } from "@pulau/domain/ids.ts";
import { promoTypes } from "@pulau/domain/promotion/promo-code.ts";
import { z } from "zod";
import { DayField, idOf, idParams, SenField, text, WordsField } from "./fields.ts";
import { claimFailures } from "./holds.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";
import { payFailures, promoFailures } from "./shared-failures.ts";

export const tag = "Promotions";

export const PromoTypeField = z.enum(promoTypes);

/** A code as somebody types it. */
export const TypedCode = text(40).meta({ example: "TB-K7M4-XQRA" });

/** A package that a code is for; its page's address ends in `slug`, null where it has none. */
const PromoPackage = z.object({ _id: idOf<PackageId>(), name: WordsField, slug: z.string().nullable() });

export const PromoCodeReply = z.object({
  _id: idOf<PromoCodeId>(),
  code: z.string().meta({ example: "RAYA26" }),
  type: PromoTypeField,
  name: WordsField,
  description: WordsField,
  picture: z.string(),
  valueSen: SenField.nullable(),
  share: z.int().nullable().meta({ description: "basis points of the stay's price" }),
  /** The package that a package code opens. */
  package: PromoPackage.nullable(),
  /** The packages it holds for; empty is all. */
  packages: z.array(PromoPackage),
  priceSen: SenField.meta({ description: "price to buy it; 0 for a free code that can't be bought" }),
  minSpendSen: SenField,
  /** How often it can still be bought or used; null has no limit. */
  left: z.int().nullable(),
  perPerson: z.int().nullable(),
  bookFrom: DayField.nullable(),
  bookTo: DayField.nullable(),
  stayFrom: DayField.nullable(),
  stayTo: DayField.nullable(),
  validDays: z.int(),
  special: z.boolean(),
});

export type PromoCodeReply = z.infer<typeof PromoCodeReply>;

const offered = {
  sold: z
    .enum(["true", "false"])
    .optional()
    .meta({ description: "only those that are bought, or only those that are free" }),
} as const;

export const promoCodesRoute = defineList({
  path: "/api/promo-code",
  scope: "none",
  tag,
  summary: "The promo codes offered now, by type",
  rows: "promoCodes",
  row: PromoCodeReply,
  filters: { type: PromoTypeField.default("cash"), ...offered },
  sorts: ["position"],
});

export const promotionsRoute = defineList({
  path: "/api/promotions",
  scope: "none",
  tag,
  summary: "All promo codes offered now",
  rows: "promotions",
  row: PromoCodeReply,
  filters: offered,
  sorts: ["position"],
});

export const promoCodeRoute = defineRoute({
  method: "GET",
  path: "/api/promo-code/:_id",
  scope: "none",
  tag,
  summary: "A promo code with its terms",
  params: idParams<PromoCodeId>(),
  reply: PromoCodeReply,
  failures: ["NOT_FOUND"],
});

export const promoByCodeRoute = defineRoute({
  method: "GET",
  path: "/promo-code-by-code/:code",
  scope: "none",
  tag,
  summary:
    "Look up a code: a free promo code, or a voucher with its balance. With the caller's `draftId`, a voucher that can't pay for that stay is refused",
  params: z.object({ code: TypedCode }),
  query: z.object({ draftId: idOf<DraftId>().optional() }),
  reply: z.union([
    z.object({ kind: z.literal("promoCode"), promoCode: PromoCodeReply }),
    z.object({
      kind: z.literal("voucher"),
      voucher: z.object({
        code: z.string(),
        name: WordsField,
        picture: z.string(),
        worthSen: SenField,
        leftSen: SenField,
        expiresOn: DayField,
      }),
    }),
  ]),
  failures: ["NOT_FOUND", ...promoFailures, "PROMO_GIVEN", "TOO_MANY_REQUESTS"],
});

export const bookPromoRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/promo-code/book",
  scope: "userPortal",
  roles: ["admin", "editor"],
  tag,
  summary:
    "Use a code for a stay: a free code discounts the draft, a voucher pays a booking with its balance. Paying a booking needs an `Idempotency-Key`",
  idempotent: "ifSent",
  body: z.union([
    z.object({ draftId: idOf<DraftId>(), code: TypedCode }),
    z.object({
      bookingId: idOf<BookingId>(),
      code: TypedCode,
      amountSen: SenField.positive().nullish().meta({ description: "less than the voucher could pay" }),
      waitsForRest: z
        .boolean()
        .default(false)
        .meta({ description: "the rest is paid at once another way; a deposit alone confirms nothing" }),
    }),
  ]),
  reply: z.object({
    kind: z.enum(["promoCode", "voucher"]),
    code: z.string(),
    /** What it takes off the draft's price, or paid of the booking. */
    amountSen: SenField,
    /** What is still to be paid then; null for a draft whose rooms are not chosen. */
    toPaySen: SenField.nullable(),
  }),
  failures: [...claimFailures, "PROMO_GIVEN", "HOLD_EXPIRED", ...payFailures],
});
