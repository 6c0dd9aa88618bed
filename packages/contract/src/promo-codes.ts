import type { BookingId, DraftId, PackageId, PaymentId, PromoCodeId, PurchaseId } from "@pulau/domain/ids.ts";
import { popularityBands, promoTypes } from "@pulau/domain/promotion/promo-code.ts";
import { z } from "zod";
import { defineBulk } from "./bulk.ts";
import {
  AmountField,
  DayField,
  Done,
  Id,
  IdParams,
  idOf,
  Moment,
  Said,
  SenField,
  ShareField,
  text,
  WordsField,
} from "./fields.ts";
import { claimFailures } from "./holds.ts";
import { defineList } from "./list.ts";
import { PictureField } from "./picture.ts";
import { promoFailures } from "./promo-failures.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";
import { GiftField } from "./vouchers.ts";

const tag = "Promotions";
export const PromoTypeField = z.enum(promoTypes);
/** A code as somebody types it. */
export const TypedCode = text(40).meta({ example: "TB-K7M4-XQRA" });

export const PromoCodeReply = z.object({
  _id: Id,
  code: z.string().meta({ example: "RAYA26" }),
  type: PromoTypeField,
  name: WordsField,
  description: WordsField,
  picture: z.string(),
  valueSen: SenField.nullable(),
  share: z.int().nullable().meta({ description: "basis points of the stay's price" }),
  /** The package that a package code opens. */
  package: z.object({ _id: Id, name: WordsField }).nullable(),
  /** The packages it holds for; empty is all. */
  packages: z.array(z.object({ _id: Id, name: WordsField })),
  priceSen: SenField.meta({ description: "what it costs to buy; 0 is free and only used" }),
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

export const promoCodesRoute = defineList({
  path: "/api/promo-code",
  scope: "none",
  tag,
  summary: "The promo codes that are offered now, by type",
  rows: "promoCodes",
  row: PromoCodeReply,
  filters: { type: PromoTypeField.default("cash") },
  sorts: ["position"],
});

export const promotionsRoute = defineList({
  path: "/api/promotions",
  scope: "none",
  tag,
  summary: "Promo codes of every type that are offered now",
  rows: "promotions",
  row: PromoCodeReply,
  sorts: ["position"],
});

export const promoCodeRoute = defineRoute({
  method: "GET",
  path: "/api/promo-code/:_id",
  scope: "none",
  tag,
  summary: "A promo code with its terms",
  params: IdParams,
  reply: PromoCodeReply,
  failures: ["NOT_FOUND"],
});

/** Most vouchers that one purchase buys. */
export const mostVouchers = 10;
const Wanted = {
  promoCodeId: idOf<PromoCodeId>(),
  count: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(mostVouchers, { error: "tooLarge" })
    .default(1),
};

export const blockPromoRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/promo-code/block",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Keep vouchers of a promo code for two minutes while they are being bought",
  body: z.object(Wanted),
  reply: z.object({ _id: Id, expiresAt: Moment, now: Moment, secondsLeft: z.int(), totalSen: SenField }),
  status: 201,
  failures: [
    "NOT_FOUND",
    "WRONG_STATE",
    "PROMO_EXPIRED",
    "PROMO_NOT_FOR_STAY",
    "PROMO_ASK_RESORT",
    "PROMO_USED_UP",
    "PROMO_ONCE_EACH",
    "TOO_MANY_REQUESTS",
  ],
});

export const unblockPromoRoute = defineRoute({
  method: "DELETE",
  path: "/api/promo-code/block/:_id",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary: "Let kept vouchers go",
  params: IdParams,
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const buyPromoRoute = defineRoute({
  newStay: true,
  method: "POST",
  path: "/api/promo-code/buy",
  scope: "user",
  roles: ["admin", "editor"],
  tag,
  summary:
    "Buy vouchers of a promo code, for oneself or as a gift; what is answered is paid like any purchase",
  idempotent: true,
  body: z.object({
    ...Wanted,
    blockId: Id.nullish().meta({ description: "what was kept by a block" }),
    gift: GiftField.nullish(),
  }),
  reply: z.object({ purchaseId: idOf<PurchaseId>(), totalSen: SenField, payUntil: Moment }),
  status: 201,
  failures: [
    "NOT_FOUND",
    "WRONG_STATE",
    "PROMO_EXPIRED",
    "PROMO_NOT_FOR_STAY",
    "PROMO_ASK_RESORT",
    "PROMO_USED_UP",
    "PROMO_ONCE_EACH",
    "PURCHASE_QUOTA",
  ],
});

export const payPromoFromWalletRoute = defineRoute({
  method: "POST",
  path: "/api/wallet/pay-promo-code",
  logs: "moneyMoved",
  scope: "user",
  roles: ["admin", "editor"],
  tag: "Wallet",
  summary: "Pay a purchase of promo codes from the wallet",
  idempotent: true,
  body: z.object({ purchaseId: idOf<PurchaseId>() }),
  reply: z.object({ paymentId: idOf<PaymentId>(), purchaseId: idOf<PurchaseId>() }),
  failures: [
    "NOT_FOUND",
    "WRONG_STATE",
    "NOT_PAID_IN_TIME",
    "WALLET_SHORT",
    "WALLET_OFF",
    "AMOUNT_NOT_OFFERED",
    "PAYMENT_UNDER_WAY",
    "GATEWAY_DOWN",
  ],
});

export const promoByCodeRoute = defineRoute({
  method: "GET",
  path: "/promo-code-by-code/:code",
  scope: "none",
  tag,
  summary:
    "What a code is: a free promo code, or a voucher with what is left on it. With one's own `draftId`, a voucher that does not pay for its stay is refused",
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
    "Use a code for a stay: a free code takes its discount in the draft, a voucher pays a booking with what it has left. To pay a booking it needs an `Idempotency-Key`",
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
        .meta({ description: "the rest is paid at once by another way: a deposit alone confirms nothing" }),
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
  failures: [
    ...claimFailures,
    "PROMO_GIVEN",
    "HOLD_EXPIRED",
    "NOT_PAID_IN_TIME",
    "AMOUNT_NOT_OFFERED",
    "PAYMENT_UNDER_WAY",
    "GATEWAY_DOWN",
  ],
});

/** What staff enter of a promo code. */

export const PromoCodeInput = z
  .object({
    code: z
      .string({ error: "required" })
      .trim()
      .transform((code) => code.toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/, { error: "promoCode" }))
      .meta({ example: "MERDEKA26" }),
    type: PromoTypeField,
    name: Said(200),
    description: Said(600),
    picture: PictureField.meta({ example: "lagoon-above" }),
    valueSen: AmountField.min(1, { error: "ringgit" }).nullable().default(null),
    share: ShareField.min(1, { error: "percent" }).nullable().default(null),
    packageId: idOf<PackageId>().nullable().default(null),
    priceSen: AmountField.default(0),
    packageIds: z.array(idOf<PackageId>()).max(50).default([]),
    minSpendSen: AmountField.default(0),
    /** How often in all; null has no limit. */
    capacity: z
      .int({ error: "number" })
      .min(0, { error: "number" })
      .max(1_000_000, { error: "tooLarge" })
      .nullable()
      .default(null),
    perPerson: z
      .int({ error: "number" })
      .min(1, { error: "number" })
      .max(1_000, { error: "tooLarge" })
      .nullable()
      .default(null),
    bookFrom: DayField.nullable().default(null),
    bookTo: DayField.nullable().default(null),
    stayFrom: DayField.nullable().default(null),
    stayTo: DayField.nullable().default(null),
    validDays: z
      .int({ error: "number" })
      .min(1, { error: "number" })
      .max(1_826, { error: "tooLarge" })
      .default(365),
    special: z.boolean().default(false),
    /** The code of the price list that it opens. */
    priceList: z
      .string()
      .trim()
      .max(60, { error: "tooLong" })
      .nullable()
      .default(null)
      .transform((code) => code || null),
    listed: z.boolean().default(true),
    activeStatus: z.boolean().default(true),
  })
  .superRefine((promo, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (promo.type === "cash" && promo.valueSen === null) wrong("valueSen", "required");
    if (promo.type === "percent" && promo.share === null) wrong("share", "required");
    if (promo.type === "package" && promo.packageId === null) wrong("packageId", "required");
    if (promo.type === "cash" && promo.share !== null) wrong("share", "promoValue");
    if (promo.type === "percent" && promo.valueSen !== null) wrong("valueSen", "promoValue");
    if (promo.share !== null && promo.valueSen !== null) wrong("share", "promoValue");
    if (promo.type !== "cash" && promo.priceSen > 0) wrong("priceSen", "promoPrice");
    if (promo.priceList !== null && promo.priceSen > 0) wrong("priceList", "promoPrice");
    for (const [from, to] of [
      ["bookFrom", "bookTo"],
      ["stayFrom", "stayTo"],
    ] as const) {
      const [first, last] = [promo[from], promo[to]];
      if (first !== null && last !== null && last < first) wrong(to, "promoDays");
    }
  })
  .meta({
    example: {
      code: "MERDEKA26",
      type: "percent",
      name: { en: "Merdeka week", my: "Minggu Merdeka", cn: "国庆周" },
      description: { en: "10% off", my: "Diskaun 10%", cn: "减 10%" },
      picture: "lagoon-above",
      share: 1_000,
      capacity: 100,
      perPerson: 1,
    },
  });
export type PromoCodeInput = z.infer<typeof PromoCodeInput>;

export const StaffPromoReply = PromoCodeReply.omit({ package: true, packages: true, left: true }).extend({
  packageId: idOf<PackageId>().nullable(),
  packageIds: z.array(idOf<PackageId>()),
  version: VersionField,
  capacity: z.int().nullable(),
  listed: z.boolean(),
  activeStatus: z.boolean(),
  createdAt: Moment,
  /** Bought or used for good. */
  sold: z.int(),
  /** Of what was bought, what was spent; of free codes the bookings that came. */
  used: z.int(),
  /** What of the limit is sold, in whole percent with its band; null without a limit. */
  popularity: z.object({ percent: z.int(), band: z.enum(popularityBands) }).nullable(),
});

export const staffPromoCodesRoute = defineList({
  path: "/admin/api/promo-code",
  scope: "staff",
  permission: ["posts", "read"],
  tag,
  summary: "Every promo code with what was sold and used of it; ended ones last",
  rows: "promoCodes",
  row: StaffPromoReply,
  filters: { type: PromoTypeField.optional() },
  search: "code, name",
  sorts: ["offered", "code", "-code", "-createdAt", "createdAt"],
  csv: {
    name: "promo-codes",
    columns: ["code", "promoName", "type", "active", "capacity", "sold", "used", "price", "at", "id"],
  },
});

export const addPromoCodeRoute = defineRoute({
  method: "POST",
  path: "/admin/api/promo-code",
  scope: "staff",
  permission: ["posts", "create"],
  tag,
  summary: "Offer a new promo code",
  body: PromoCodeInput,
  reply: StaffPromoReply,
  status: 201,
  failures: ["CODE_TAKEN", "NOT_FOUND"],
});

export const changePromoCodeRoute = defineRoute({
  method: "PUT",
  versioned: "promoCode",
  path: "/admin/api/promo-code/:_id",
  scope: "staff",
  permission: ["posts", "write"],
  tag,
  summary:
    "Change a promo code. What was sold or used keeps the terms of its day; a limit below what is taken is IN_USE",
  params: IdParams,
  body: PromoCodeInput,
  reply: StaffPromoReply,
  failures: ["NOT_FOUND", "CODE_TAKEN", "IN_USE"],
});

export const endPromoCodeRoute = defineRoute({
  method: "DELETE",
  path: "/admin/api/promo-code/:_id",
  scope: "staff",
  permission: ["posts", "delete"],
  tag,
  summary: "Offer a promo code no more; vouchers that were bought stay good",
  params: IdParams,
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const endPromoCodesRoute = defineBulk(
  {
    path: "/admin/api/promo-code/end",
    scope: "staff",
    permission: ["posts", "delete"],
    tag,
    summary: "Offer several promo codes no more; vouchers that were bought stay good",
  },
  { id: Id, example: "01890000-0000-7000-8000-000000000000", more: {} },
);
