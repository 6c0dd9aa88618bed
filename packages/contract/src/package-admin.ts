import { packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import type { AccountId, AddOnId, OptionId, PackageId, TransportId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { KeptOwnBands } from "./age-bands.ts";
import { AgeBandField } from "./card-conditions.ts";
import { Done, idOf, idParams, MealsField, Translated, text, WayField, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { ShownPictureField } from "./picture.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const staff = { scope: "staff", tag: "Packages" } as const;
const reads = { ...staff, permission: ["rates", "read"] } as const;
const writes = { ...staff, permission: ["rates", "write"] } as const;
const creates = { ...staff, permission: ["rates", "create"] } as const;
const deletes = { ...staff, permission: ["rates", "delete"] } as const;

/** A text of which English must be there; guests read it where another language is missing. */
export const TextWithEnglish = (most: number) =>
  z.object({ en: text(most), my: Translated(most), cn: Translated(most) });
/** A text that may be missing whole. */
export const OptionalText = (most: number) =>
  z.object({ en: Translated(most), my: Translated(most), cn: Translated(most) });

export const PackageCode = z
  .string({ error: "required" })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/, { error: "packageCode" })
  .meta({ example: "SANDBAR" });

/** How long texts may be: the form counts by the same. */
export const packageTexts = { name: 80, summary: 300, alt: 160, include: 80 } as const;

/** Pictures with what they show; what has none is shown without. */
export const ShownPictures = z
  .array(
    z.object({
      picture: ShownPictureField.meta({ example: "lagoon-above" }),
      alt: OptionalText(packageTexts.alt),
    }),
  )
  .max(12, { error: "tooLong" })
  .meta({ description: "cover first" });
export const ShownPicturesReply = z.array(z.object({ picture: z.string(), alt: WordsField }));

const Direction = WayField.nullable().meta({ description: "null is both ways" });
const IncludedTransport = z.object({
  kind: z.enum(["boat", "road"]),
  id: idOf<TransportId>().meta({ description: "id of the boat or land transfer" }),
  direction: Direction,
});

export const PackageBody = z.object({
  activeStatus: z.boolean().default(true),
  code: PackageCode,
  type: z.enum(packageKinds),
  name: TextWithEnglish(packageTexts.name),
  summary: TextWithEnglish(packageTexts.summary),
  pictures: ShownPictures.min(1, { error: "required" }),
  soldAhead: z
    .boolean()
    .default(false)
    .meta({ description: "can be booked only by guests who bought it in advance" }),
  transport: z
    .array(IncludedTransport)
    .max(40, { error: "tooLong" })
    .default([])
    .meta({ description: "boats and transfers included in every option" }),
  bands: KeptOwnBands,
  optionIds: z
    .array(idOf<OptionId>())
    .max(40, { error: "tooLong" })
    .default([])
    .meta({ description: "the order of its options; those not named come last, in their present order" }),
});
export type PackageBody = z.infer<typeof PackageBody>;

const IncludedAddOn = z.object({
  addOnId: idOf<AddOnId>(),
  count: z.int({ error: "number" }).min(1, { error: "number" }).max(100, { error: "tooLarge" }),
  per: z.enum(["person", "booking"]),
  dayOfStay: z
    .int({ error: "number" })
    .min(0, { error: "number" })
    .max(60, { error: "tooLarge" })
    .nullable()
    .meta({ description: "days after check-in; null for no fixed day" }),
});

export const PackageOptionBody = z.object({
  activeStatus: z.boolean().default(true),
  name: TextWithEnglish(packageTexts.name),
  nights: z.int({ error: "number" }).min(1, { error: "number" }).max(60, { error: "tooLarge" }),
  meals: MealsField,
  includes: z.array(TextWithEnglish(packageTexts.include)).max(20, { error: "tooLong" }),
  usualOptionId: idOf<OptionId>()
    .nullable()
    .meta({ description: "the option that a cheaper one is compared with" }),
  addOns: z
    .array(IncludedAddOn)
    .max(40, { error: "tooLong" })
    .refine((list) => new Set(list.map(({ addOnId }) => addOnId)).size === list.length, {
      error: "card.twice",
    }),
  transport: z
    .array(IncludedTransport)
    .max(40, { error: "tooLong" })
    .default([])
    .meta({ description: "boats and transfers included in this option alone" }),
});
export type PackageOptionBody = z.infer<typeof PackageOptionBody>;

const ListedPackage = z.object({
  _id: idOf<PackageId>(),
  activeStatus: z.boolean(),
  code: z.string(),
  type: z.enum(packageKinds),
  name: WordsField,
  summary: WordsField,
  picture: z.string(),
  pictures: z.array(z.string()),
  soldAhead: z.boolean(),
  position: z.int(),
  options: z.int(),
  /** Options that have no price yet: guests don't see them. */
  unpriced: z.int(),
  /** Texts that a language lacks, of the package and its options. */
  missing: z.int(),
});
export type ListedPackage = z.infer<typeof ListedPackage>;

export const staffPackagesRoute = defineList({
  ...reads,
  path: "/admin/api/package",
  summary: "Packages in the order guests see them, those off sale included",
  rows: "packages",
  row: ListedPackage,
  filters: { type: z.enum(packageKinds).optional(), status: z.enum(["onSale", "offSale"]).optional() },
  search: "code, name",
  sorts: ["position", "code", "-code"],
  extra: {
    /** Of the order of all packages. */
    orderVersion: VersionField,
  },
  csv: {
    name: "packages",
    columns: [
      ...(["code", "nameEn", "nameMy", "nameCn", "kind", "descEn", "descMy", "descCn", "pictures"] as const),
      ...(["active", "options", "unpriced", "missingTexts", "id"] as const),
    ],
  },
});

export const importPackagesRoute = defineImport({
  ...creates,
  alsoPermission: ["rates", "write"],
  path: "/admin/api/package/import",
  summary:
    "Import packages from a table. A row whose code already exists updates it; a new one has no prices yet",
  row: z.object({
    code: PackageCode,
    nameEn: text(packageTexts.name).optional(),
    nameMy: text(packageTexts.name).optional(),
    nameCn: text(packageTexts.name).optional(),
    kind: z.preprocess((value) => String(value).trim().toLowerCase(), z.enum(packageKinds)).optional(),
    descEn: text(packageTexts.summary).optional(),
    descMy: text(packageTexts.summary).optional(),
    descCn: text(packageTexts.summary).optional(),
    pictures: cell.several(ShownPictureField, 12).optional(),
    active: cell.tick.optional(),
  }),
  also: { code: ["package code", "kod pakej", "套餐代码"], nameEn: ["name", "package", "nama", "名称"] },
});

const Option = z.object({
  ...PackageOptionBody.shape,
  _id: idOf<OptionId>(),
  name: WordsField,
  includes: z.array(WordsField),
  prices: z.int(),
  version: VersionField,
});

/** By what a package is used: it can't be deleted while any is more than 0. */
export const packageUses = [
  "bookings",
  "drafts",
  "enquiries",
  "waiting",
  "promoPackages",
  "promoCodes",
  "links",
  "addOns",
] as const;
const Uses = z.object(
  Object.fromEntries(packageUses.map((use) => [use, z.int()])) as Record<
    (typeof packageUses)[number],
    z.ZodInt
  >,
);

const choiceOf = <I extends string>() => z.object({ _id: idOf<I>(), name: WordsField });

export const staffPackageRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/package/:_id",
  summary: "One package as staff edit it: a missing translation is empty, and guests see English",
  params: idParams<PackageId>(),
  reply: z.object({
    ...PackageBody.shape,
    _id: idOf<PackageId>(),
    code: z.string(),
    name: WordsField,
    summary: WordsField,
    pictures: ShownPicturesReply,
    bands: z.array(AgeBandField).nullable(),
    options: z.array(Option),
    influencers: z.array(z.object({ _id: idOf<AccountId>(), name: z.string(), activeStatus: z.boolean() })),
    /** What the prices of its options ask guests for, in the words that they read. */
    questions: z.object({ activities: z.array(WordsField), markets: z.array(WordsField) }),
    /** Where a guest begins to book it: for the resort's website, posts and messages. */
    link: z.url(),
    uses: Uses,
    /** What can be chosen on its page. */
    choices: z.object({
      addOns: z.array(choiceOf<AddOnId>().extend({ activeStatus: z.boolean() })),
      options: z.array(choiceOf<OptionId>().extend({ packageName: WordsField })),
      transport: z.array(
        z.object({ kind: z.enum(["boat", "road"]), id: idOf<TransportId>(), name: WordsField }),
      ),
    }),
    version: VersionField,
  }),
  failures: ["NOT_FOUND"],
});

export const updatePackageRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "package",
  path: "/admin/api/package/:_id",
  summary: "Change a package. Existing bookings stay as they are",
  params: idParams<PackageId>(),
  body: PackageBody,
  reply: z.object({ version: VersionField }),
  failures: ["NOT_FOUND", "IN_USE"],
});

export const packageStatusRoute = defineRoute({
  ...writes,
  method: "PUT",
  path: "/admin/api/package/:_id/status",
  summary: "Put a package on sale or take it off; existing bookings stay",
  params: idParams<PackageId>(),
  body: z.object({ activeStatus: z.boolean() }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const copyPackageRoute = defineRoute({
  ...creates,
  method: "POST",
  path: "/admin/api/package/:_id/copy",
  idempotent: "ifSent",
  summary: "Copy a package with its options, prices and inclusions; the copy is off sale",
  params: idParams<PackageId>(),
  body: z.object({ code: PackageCode, name: TextWithEnglish(packageTexts.name) }),
  reply: z.object({ _id: idOf<PackageId>() }),
  status: 201,
  failures: ["NOT_FOUND"],
});

export const deletePackageRoute = defineRoute({
  ...deletes,
  method: "DELETE",
  path: "/admin/api/package/:_id",
  summary: "Delete a package that nothing uses; `IN_USE` says what uses it and how many",
  params: idParams<PackageId>(),
  reply: Done,
  failures: ["NOT_FOUND", "IN_USE"],
});

export const orderPackagesRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "packageOrder",
  path: "/admin/api/package/order",
  summary: "Set the order in which guests see packages. Those not named come last, in their present order",
  body: z.object({ packageIds: z.array(idOf<PackageId>()).min(1, { error: "required" }).max(500) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const addPackageOptionRoute = defineRoute({
  ...creates,
  method: "POST",
  path: "/admin/api/package/:_id/option",
  idempotent: "ifSent",
  summary: "Add an option to a package. Guests see it once it has a price",
  params: idParams<PackageId>(),
  body: PackageOptionBody,
  reply: z.object({ _id: idOf<OptionId>() }),
  status: 201,
  failures: ["NOT_FOUND"],
});

export const updatePackageOptionRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "packageOption",
  path: "/admin/api/package-option/:_id",
  summary: "Change an option. Existing bookings stay as they are",
  params: idParams<OptionId>(),
  body: PackageOptionBody,
  reply: z.object({ version: VersionField }),
  failures: ["NOT_FOUND"],
});

export const deletePackageOptionRoute = defineRoute({
  ...deletes,
  method: "DELETE",
  path: "/admin/api/package-option/:_id",
  summary: "Delete an option that nothing uses, with its prices; `IN_USE` says what uses it and how many",
  params: idParams<OptionId>(),
  reply: Done,
  failures: ["NOT_FOUND", "IN_USE"],
});
