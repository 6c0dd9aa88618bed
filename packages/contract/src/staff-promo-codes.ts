import type { PackageId, PromoCodeId } from "@pulau/domain/ids.ts";
import { popularityBands } from "@pulau/domain/promotion/promo-code.ts";
import { z } from "zod";
import { defineBulk } from "./bulk.ts";
import { AmountField, DayField, Done, idOf, idParams, Moment, ShareField, StaffText } from "./fields.ts";
import { defineList } from "./list.ts";
import { PictureField } from "./picture.ts";
import { PromoCodeReply, PromoTypeField, tag } from "./promo-codes.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

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
    name: StaffText(200),
    description: StaffText(600),
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
  summary: "All promo codes with the numbers sold and used; ended ones last",
  rows: "promoCodes",
  row: StaffPromoReply,
  filters: { type: PromoTypeField.optional() },
  search: "code, name",
  sorts: ["offered", "code", "-code", "-createdAt", "createdAt"],
  extra: {
    /** Of the order in which guests are offered them. */
    orderVersion: VersionField,
  },
  csv: {
    name: "promo-codes",
    columns: ["code", "promoName", "type", "active", "capacity", "sold", "used", "price", "at", "id"],
  },
});

export const addPromoCodeRoute = defineRoute({
  method: "POST",
  path: "/admin/api/promo-code",
  idempotent: "ifSent",
  scope: "staff",
  permission: ["posts", "create"],
  tag,
  summary: "Add a promo code",
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
    "Change a promo code. Those already sold or used keep their terms; a limit below the number taken is refused as `IN_USE`",
  params: idParams<PromoCodeId>(),
  body: PromoCodeInput,
  reply: StaffPromoReply,
  failures: ["NOT_FOUND", "CODE_TAKEN", "IN_USE"],
});

export const orderPromoCodesRoute = defineRoute({
  method: "PUT",
  versioned: "promoCodeOrder",
  path: "/admin/api/promo-code/order",
  scope: "staff",
  permission: ["posts", "write"],
  tag,
  summary:
    "Set the order in which guests are offered promo codes. Those not named come last, in their present order",
  body: z.object({ promoCodeIds: z.array(idOf<PromoCodeId>()).min(1, { error: "required" }).max(1_000) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const endPromoCodeRoute = defineRoute({
  method: "DELETE",
  path: "/admin/api/promo-code/:_id",
  scope: "staff",
  permission: ["posts", "delete"],
  tag,
  summary: "End a promo code; vouchers already bought stay valid",
  params: idParams<PromoCodeId>(),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const endPromoCodesRoute = defineBulk(
  {
    path: "/admin/api/promo-code/end",
    scope: "staff",
    permission: ["posts", "delete"],
    tag,
    summary: "End several promo codes; vouchers already bought stay valid",
  },
  { id: idOf<PromoCodeId>(), example: "01890000-0000-7000-8000-000000000000", more: {} },
);
