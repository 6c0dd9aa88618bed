import { taxGroups } from "@pulau/domain/catalogue/catalogue.ts";
import type { AddOnId, CategoryId, PackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { AmountField, DayField, idOf, Translated, text, WordsField } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { ShownPictures, ShownPicturesReply, TextWithEnglish } from "./package-admin.ts";
import { defineRecords, RecordNo, recordKeysOf } from "./records.ts";
import { nameHeadings } from "./room-list-fields.ts";

const tag = "Add-ons";
const resource = "rates" as const;
const reads = { scope: "staff", permission: [resource, "read"], tag } as const;

/** How long texts may be: the form counts by the same. */
export const addOnTexts = { name: 80, summary: 300, category: 60 } as const;
/** What stands beside a category in the list. */
export const addOnIcons = [
  "dive",
  "food",
  "wellness",
  "gear",
  "boat",
  "family",
  "celebration",
  "other",
] as const;
export const addOnPers = ["piece", "person"] as const;

const Place = Whole(0, 999).meta({ example: 0, description: "guests see the lowest number first" });

const categoryShape = {
  name: TextWithEnglish(addOnTexts.category).meta({
    example: { en: "On the water", my: "Di atas air", cn: "水上活动" },
  }),
  icon: z.enum(addOnIcons, { error: "required" }).meta({ example: "dive" }),
  position: Place,
};
export const AddOnCategoryChange = z.object(categoryShape).partial();
export const AddOnCategoryAdd = z.object({
  ...categoryShape,
  icon: categoryShape.icon.default("other"),
  position: categoryShape.position.nullish(),
});
export const AddOnCategoryRecord = z.object({
  ...recordKeysOf<CategoryId>(),
  /** Empty where a translation is missing: guests read English there. */
  name: WordsField,
  icon: z.string(),
  position: z.int(),
  /** Add-ons of it, those off sale and choices of additional packages included. */
  add_ons: z.int(),
});
export type AddOnCategoryRecord = z.infer<typeof AddOnCategoryRecord>;
export const addOnCategoryRecords = defineRecords({
  list: "addOnCategoriesList",
  resource,
  tag,
  noun: "category of add-ons",
  row: AddOnCategoryRecord,
  add: AddOnCategoryAdd,
  change: AddOnCategoryChange,
});
export const addOnCategoriesRoute = defineList({
  ...reads,
  path: "/admin/api/addOnCategoriesList",
  summary: "Add-on categories, newest first",
  rows: "rows",
  row: AddOnCategoryRecord,
  filters: {},
  search: "name",
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
  csv: {
    name: "add-on-categories",
    columns: ["no", "nameEn", "nameMy", "nameCn", "icon", "addOns", "position"],
  },
});

export const importAddOnCategoriesRoute = defineImport({
  ...({
    scope: "staff",
    permission: [resource, "create"],
    alsoPermission: [resource, "write"],
    tag,
  } as const),
  path: "/admin/api/addOnCategoriesList/import",
  summary:
    "Import add-on categories from a table. A row whose number or English name already exists updates it",
  row: z.object({
    no: cell.no.optional(),
    nameEn: text(addOnTexts.category),
    nameMy: Translated(addOnTexts.category).optional(),
    nameCn: Translated(addOnTexts.category).optional(),
    icon: text(40).optional(),
    position: cell.whole(0, 999).optional(),
  }),
  clears: ["nameMy", "nameCn"],
  also: { nameEn: nameHeadings.nameEn },
});

const addOnShape = {
  active_status: z.boolean(),
  name: TextWithEnglish(addOnTexts.name).meta({
    example: { en: "Kayak at sunrise", my: "Kayak waktu subuh", cn: "日出皮划艇" },
  }),
  summary: TextWithEnglish(addOnTexts.summary).meta({
    example: { en: "Two hours with a guide.", my: "Dua jam bersama pemandu.", cn: "由向导带领两小时。" },
  }),
  /** Number in the list of categories. */
  category: RecordNo.meta({ example: 1 }),
  /** The additional package that it is a choice of; null is sold singly. */
  package_id: idOf<PackageId>().nullable(),
  pictures: ShownPictures,
  sen: AmountField,
  per: z.enum(addOnPers, { error: "required" }).meta({ example: "person" }),
  tax_group: z.enum(taxGroups, { error: "required" }).meta({ example: "other" }),
  needs_day: z.boolean().meta({ description: "guests choose the day" }),
  /** Null has no limit. */
  daily_stock: Whole(0, 10_000).nullable().meta({ example: 12, description: "places per day" }),
  most: Whole(1, 100).meta({ example: 8, description: "at most in one booking" }),
  from: DayField.nullable(),
  to: DayField.nullable(),
  weekdays: z
    .array(z.int().min(1).max(7))
    .max(7)
    .refine((days) => new Set(days).size === days.length)
    .meta({ example: [], description: "ISO weekdays, Monday is 1; none is every day" }),
  excluded: z.array(DayField).max(400, { error: "tooLong" }).meta({ example: [] }),
  position: Place,
};
export const AddOnChange = z.object(addOnShape).partial();
export const AddOnAdd = z.object({
  ...addOnShape,
  active_status: addOnShape.active_status.default(true),
  package_id: addOnShape.package_id.default(null),
  pictures: addOnShape.pictures.default([]),
  per: addOnShape.per.default("person"),
  tax_group: addOnShape.tax_group.default("other"),
  needs_day: addOnShape.needs_day.default(false),
  daily_stock: addOnShape.daily_stock.default(null),
  most: addOnShape.most.default(20),
  from: addOnShape.from.default(null),
  to: addOnShape.to.default(null),
  weekdays: addOnShape.weekdays.default([]),
  excluded: addOnShape.excluded.default([]),
  position: addOnShape.position.nullish(),
});
export const AddOnRecord = z.object({
  ...recordKeysOf<AddOnId>(),
  _id: idOf<AddOnId>(),
  active_status: z.boolean(),
  /** Empty where a translation is missing: guests read English there. */
  name: WordsField,
  summary: WordsField,
  category: z.int(),
  category_name: WordsField,
  package_id: idOf<PackageId>().nullable(),
  package_name: WordsField.nullable(),
  pictures: ShownPicturesReply,
  sen: z.int(),
  per: z.enum(addOnPers),
  tax_group: z.enum(taxGroups),
  needs_day: z.boolean(),
  daily_stock: z.int().nullable(),
  most: z.int(),
  from: DayField.nullable(),
  to: DayField.nullable(),
  weekdays: z.array(z.int()),
  excluded: z.array(DayField),
  position: z.int(),
  /** Texts that a language lacks. */
  missing: z.int(),
  /** Options of packages that have it in their price. */
  options: z.int(),
  /** Bookings that have it. */
  bookings: z.int(),
  /** Days ahead that are closed although guests have it on them: they keep it. */
  booked_on_closed: z.int(),
});
export type AddOnRecord = z.infer<typeof AddOnRecord>;
export const addOnRecords = defineRecords({
  list: "addOnsList",
  resource,
  tag,
  noun: "add-on",
  row: AddOnRecord,
  add: AddOnAdd,
  change: AddOnChange,
});
export const staffAddOnsRoute = defineList({
  ...reads,
  path: "/admin/api/addOnsList",
  summary: "Add-ons for staff, newest first",
  rows: "rows",
  row: AddOnRecord,
  filters: {
    active: z.enum(["true", "false"]).optional().meta({ description: "on sale, or not" }),
    category: idOf<CategoryId>().optional().meta({ description: "of this category" }),
    sold: z
      .enum(["singly", "package"])
      .optional()
      .meta({ description: "sold as a single add-on, or as an option of an additional package" }),
  },
  search: "name or summary",
  sorts: ["-id", "id", "name", "-name", "position", "-position", "price", "-price"],
  csv: {
    name: "add-ons",
    columns: [
      ...(["no", "nameEn", "nameMy", "nameCn", "category", "package", "price", "per", "dailyStock"] as const),
      ...(["most", "from", "to", "bookings", "missingTexts", "position", "active"] as const),
    ],
  },
});
