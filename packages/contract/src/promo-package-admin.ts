import type { OptionId, PromoPackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { AmountField, DayField, idOf, idParams, SenField, StaffText, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { PictureField } from "./picture.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Staff: promotions" } as const;
const Count = (most: number) =>
  z.int({ error: "number" }).min(1, { error: "number" }).max(most, { error: "tooLarge" });
/** Days on which a stay may begin, both included. */
export const StayWindowField = z
  .object({ from: DayField, to: DayField })
  .refine(({ from, to }) => from <= to, { error: "dayOrder", path: ["to"] });

/** Rules over two fields are told together with those of single fields, not after them. */
const always = () => true;

export const PromoPackageBody = z
  .object({
    activeStatus: z.boolean().default(true),
    // Nothing chosen yet is no mistake in what was chosen.
    optionId: z.uuid({ error: ({ input }) => (input === "" ? "required" : "invalid") }).meta({
      description: "an option of a `promo` package, which only its buyers can then book",
    }),
    name: StaffText(80),
    description: StaffText(600),
    picture: PictureField.meta({ example: "island-dawn" }),
    per: z.enum(["pax", "whole"]),
    depositSen: AmountField.min(100, { error: "ringgit" }).max(10_000_000, { error: "tooLarge" }),
    paxMax: Count(100),
    /** How many are sold in all. */
    nosToSell: Count(10_000),
    windows: z.array(StayWindowField).max(24, { error: "tooLong" }).default([]),
    saleFrom: DayField,
    saleTo: DayField.nullable().default(null),
    expiresAfterDays: Count(1_095).nullable().default(null).meta({ example: 365 }),
    expiresOn: DayField.nullable().default(null),
    perPerson: Count(1_000).nullable().default(null),
  })
  .refine(({ saleFrom, saleTo }) => saleTo === null || saleFrom <= saleTo, {
    error: "dayOrder",
    path: ["saleTo"],
    when: always,
  })
  .refine(({ expiresAfterDays, expiresOn }) => (expiresAfterDays === null) !== (expiresOn === null), {
    error: "required",
    path: ["expiresAfterDays"],
    when: always,
  })
  .refine(({ expiresOn, saleFrom }) => expiresOn === null || saleFrom <= expiresOn, {
    error: "dayOrder",
    path: ["expiresOn"],
    when: always,
  });
export type PromoPackageBody = z.infer<typeof PromoPackageBody>;

export const StaffPromoPackageReply = z.object({
  ...PromoPackageBody.shape,
  _id: idOf<PromoPackageId>(),
  version: VersionField,
  name: WordsField,
  description: WordsField,
  packageName: WordsField,
  optionName: WordsField,
  /** Paid for, given to who is paying just now, and redeemed. */
  nosBought: z.int(),
  nosHeld: z.int(),
  nosUsed: z.int(),
  nosExpired: z.int(),
  /** Deposits that are not used yet, in sen. */
  aheadSen: SenField,
  state: z.enum(["onSale", "notYet", "soldOut", "over", "off", "ended"]),
});
export type StaffPromoPackageReply = z.infer<typeof StaffPromoPackageReply>;

export const staffPromoPackagesRoute = defineList({
  ...staff,
  permission: ["posts", "read"],
  path: "/admin/api/promo-package",
  summary: "Promo packages with the numbers bought and used, newest first; ended ones last",
  rows: "promoPackages",
  row: StaffPromoPackageReply,
  search: "name, package",
  sorts: ["offered", "-createdAt", "createdAt", "saleTo", "-saleTo"],
  extra: {
    /** What a promo package can be made of. */
    options: z.array(
      z.object({
        _id: idOf<OptionId>(),
        name: WordsField,
        packageName: WordsField,
        nights: z.int(),
        soldAhead: z.boolean(),
      }),
    ),
  },
  csv: {
    name: "promo-packages",
    columns: [
      "promoName",
      "package",
      "option",
      "status",
      "saleFrom",
      "saleTo",
      "deposit",
      "toSell",
      "sold",
      "held",
      "used",
      "expired",
      "ahead",
      "id",
    ],
  },
});

export const addPromoPackageRoute = defineRoute({
  ...staff,
  permission: ["posts", "create"],
  method: "POST",
  path: "/admin/api/promo-package",
  idempotent: "ifSent",
  summary: "Add a promo package. From then on, only its buyers can book its stay",
  body: PromoPackageBody,
  reply: z.object({ _id: idOf<PromoPackageId>() }),
  status: 201,
  failures: ["NOT_FOUND"],
});

export const updatePromoPackageRoute = defineRoute({
  ...staff,
  permission: ["posts", "write"],
  method: "PUT",
  versioned: "promoPackage",
  path: "/admin/api/promo-package/:_id",
  summary:
    "Change a promo package. Those already bought keep their deposit, people and expiry; fewer to sell than already bought is refused",
  params: idParams<PromoPackageId>(),
  body: PromoPackageBody,
  reply: StaffPromoPackageReply,
  failures: ["NOT_FOUND", "IN_USE"],
});

export const endPromoPackageRoute = defineRoute({
  ...staff,
  permission: ["posts", "delete"],
  method: "DELETE",
  path: "/admin/api/promo-package/:_id",
  summary: "End the sale of a promo package for good. Those already bought stay valid",
  params: idParams<PromoPackageId>(),
  reply: StaffPromoPackageReply,
  failures: ["NOT_FOUND"],
});
