import { taxGroups } from "@pulau/domain/catalogue/catalogue.ts";
import type { OutletId, OutletItemId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { Whole } from "./boats-admin.ts";
import { AmountField, idOf, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { OptionalText, ShownPictures, ShownPicturesReply, TextWithEnglish } from "./package-admin.ts";
import { defineRecords, RecordNo, recordKeysOf } from "./records.ts";

const tag = "Outlets";
const resource = "rates" as const;
const reads = { scope: "staff", permission: [resource, "read"], tag } as const;
/** How long texts may be: the forms count by the same. */
export const outletTexts = { name: 60, item: 60, category: 40 } as const;
/** What stands beside an outlet. */
export const outletIcons = ["bar", "dive", "laundry", "food", "shop", "wellness", "other"] as const;

const Place = Whole(0, 999).meta({ example: 0, description: "the till shows the lowest number first" });

const outletShape = {
  active_status: z.boolean(),
  name: TextWithEnglish(outletTexts.name).meta({
    example: { en: "Beach bar", my: "Bar pantai", cn: "海滩酒吧" },
  }),
  icon: z.enum(outletIcons, { error: "required" }).meta({ example: "bar" }),
  position: Place,
};
export const OutletChange = z.object(outletShape).partial();
export const OutletAdd = z.object({
  ...outletShape,
  active_status: outletShape.active_status.default(true),
  icon: outletShape.icon.default("other"),
  position: outletShape.position.nullish(),
});
export const OutletRecord = z.object({
  ...recordKeysOf<OutletId>(),
  active_status: z.boolean(),
  /** Empty where a translation is missing: English is read there. */
  name: WordsField,
  icon: z.string(),
  position: z.int(),
  items: z.int().meta({ description: "on its price list, those off sale included" }),
});
export type OutletRecord = z.infer<typeof OutletRecord>;
export const outletRecords = defineRecords({
  list: "outletsList",
  resource,
  tag,
  noun: "outlet",
  row: OutletRecord,
  add: OutletAdd,
  change: OutletChange,
});
export const outletsRoute = defineList({
  ...reads,
  path: "/admin/api/outletsList",
  summary: "Outlets where guests charge to their room, newest first",
  rows: "rows",
  row: OutletRecord,
  filters: { active: z.enum(["true", "false"]).optional().meta({ description: "in use, or not" }) },
  search: "name",
  sorts: ["-id", "id", "name", "-name", "position", "-position"],
  csv: {
    name: "outlets",
    columns: ["no", "nameEn", "nameMy", "nameCn", "icon", "items", "position", "active"],
  },
});

const itemShape = {
  active_status: z.boolean(),
  name: TextWithEnglish(outletTexts.item).meta({
    example: { en: "Fresh coconut", my: "Kelapa muda", cn: "鲜椰子" },
  }),
  /** Number in the list of outlets. */
  outlet: RecordNo.meta({ example: 1 }),
  category: OptionalText(outletTexts.category).meta({
    example: { en: "Soft drinks", my: "Minuman ringan", cn: "软饮料" },
    description: "heading on the till; empty stands under none",
  }),
  pictures: ShownPictures,
  sen: AmountField.meta({ example: 1_200 }),
  tax_group: z.enum(taxGroups, { error: "required" }).meta({ example: "food" }),
  position: Place,
};
export const OutletItemChange = z.object(itemShape).partial();
export const OutletItemAdd = z.object({
  ...itemShape,
  active_status: itemShape.active_status.default(true),
  category: itemShape.category.default({ en: "", my: "", cn: "" }),
  pictures: itemShape.pictures.default([]),
  tax_group: itemShape.tax_group.default("other"),
  position: itemShape.position.nullish(),
});
export const OutletItemRecord = z.object({
  ...recordKeysOf<OutletItemId>(),
  active_status: z.boolean(),
  name: WordsField,
  outlet: z.int(),
  outlet_name: WordsField,
  category: WordsField,
  pictures: ShownPicturesReply,
  sen: z.int(),
  tax_group: z.enum(taxGroups),
  position: z.int(),
  /** Texts that a language lacks. */
  missing: z.int(),
  /** Times that it was charged, those taken off included. */
  charges: z.int(),
});
export type OutletItemRecord = z.infer<typeof OutletItemRecord>;
export const outletItemRecords = defineRecords({
  list: "outletItemsList",
  resource,
  tag,
  noun: "item of an outlet's price list",
  row: OutletItemRecord,
  add: OutletItemAdd,
  change: OutletItemChange,
});
export const outletItemsRoute = defineList({
  ...reads,
  path: "/admin/api/outletItemsList",
  summary: "Price lists of the outlets, newest first",
  rows: "rows",
  row: OutletItemRecord,
  filters: {
    active: z.enum(["true", "false"]).optional().meta({ description: "on sale, or not" }),
    outlet: idOf<OutletId>().optional().meta({ description: "of this outlet" }),
  },
  search: "name or category",
  sorts: ["-id", "id", "name", "-name", "position", "-position", "price", "-price"],
  csv: {
    name: "outlet-items",
    columns: [
      ...(["no", "nameEn", "nameMy", "nameCn", "outlet", "category", "price"] as const),
      ...(["missingTexts", "position", "active"] as const),
    ],
  },
});
