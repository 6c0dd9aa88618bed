import { z } from "zod";
import { WordsField } from "./fields.ts";
import { defineFile, defineRoute } from "./route.ts";

// The file of a whole catalogue: what it is, and how it goes out and in.

export const catalogueFormat = "pulau-catalogue";
/** Counts up when an older Pulau could no longer read what a newer one writes. */
export const catalogueVersion = 1;

/** What a file is made of, in the order in which its rows can be written. A part that a file lacks is left as it is. */
export const catalogueParts = [
  "settings",
  "mailTexts",
  "departments",
  "roles",
  "roleDepartments",
  "currencies",
  "pages",
  "feedbackQuestions",
  "leadSources",
  "buildings",
  "amenities",
  "beds",
  "roomTypes",
  "roomTypeAmenities",
  "bedOptions",
  "bedOptionBeds",
  "rooms",
  "roomLinks",
  "boats",
  "sailingTimes",
  "transferPoints",
  "transferVehicles",
  "landTransfers",
  "surcharges",
  "fees",
  "taxes",
  "priceLists",
  "packages",
  "options",
  "addOnCategories",
  "addOns",
  "includedAddOns",
  "includedTransport",
  "excludedBoats",
  "promoPackages",
  "promoCodes",
  "events",
  "prices",
] as const;
export type CataloguePart = (typeof catalogueParts)[number];

/** What of it goes out and in as a table, too. */
export const catalogueTables = [
  "rooms",
  "timetables",
  "add-ons",
  "periods",
  "rates",
  "surcharges",
  "fees",
  "taxes",
  "promo-codes",
] as const;
export type CatalogueTable = (typeof catalogueTables)[number];

/** Most bytes of a file that is sent. */
export const mostCatalogueBytes = 60 * 1024 * 1024;

const tag = "Resort";
const writes = { scope: "staff", tag, permission: ["settings", "write"] } as const;

const Names = z.object({
  count: z.int(),
  /** The first of them. */
  names: z.array(WordsField),
});

export const PartChanges = z.object({
  part: z.enum(catalogueParts),
  added: Names,
  changed: Names,
  /** In use no longer, or away where nothing refers to it. */
  gone: Names,
});
export type PartChanges = z.infer<typeof PartChanges>;

export const CatalogueProblem = z.object({
  path: z.string().meta({ example: "rooms.12.roomTypeId" }),
  rule: z.string().meta({ description: "key of the error message" }),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What the row is called, where it has a name. */
  name: WordsField.nullable(),
  /** Where it stands, of what was sent as a table. */
  at: z
    .object({ file: z.string(), line: z.int().nullable(), column: z.string().nullable() })
    .nullable()
    .meta({ example: { file: "rooms.csv", line: 13, column: "Room type" } }),
});
export type CatalogueProblem = z.infer<typeof CatalogueProblem>;

const Changes = z.object({
  changes: z.array(PartChanges),
  /** Changes with what the file does and with what is there now: sent back to import exactly this. */
  mark: z.string(),
});

export const CatalogueCheck = Changes.extend({
  /** Up to a hundred. */
  problems: z.array(CatalogueProblem),
  wrong: z.int(),
});
export type CatalogueCheck = z.infer<typeof CatalogueCheck>;

export const exportCatalogueRoute = defineFile({
  method: "GET",
  path: "/admin/api/catalogue.zip",
  scope: "staff",
  tag,
  permission: ["settings", "read"],
  summary: "The whole catalogue as one file with its pictures, limited to what the caller can read",
  file: "application/zip",
});

export const exportTablesRoute = defineFile({
  method: "GET",
  path: "/admin/api/catalogue-tables.zip",
  scope: "staff",
  tag,
  permission: ["settings", "read"],
  summary:
    "The catalogue’s tables for spreadsheets, as CSV files in a zip, limited to what the caller can read",
  file: "application/zip",
});

export const exportTableRoute = defineFile({
  method: "GET",
  path: "/admin/api/catalogue-tables/:table",
  scope: "staff",
  tag,
  permission: ["settings", "read"],
  params: z.object({ table: z.enum(catalogueTables) }),
  summary: "One table of the catalogue for spreadsheets, as CSV",
  file: "text/csv",
  failures: ["NOT_ALLOWED"],
});

const upload = { ...writes, upload: true } as const;

export const checkCatalogueRoute = defineRoute({
  ...upload,
  method: "POST",
  path: "/admin/api/catalogue/check",
  keepsNothing: true,
  summary: "Check a catalogue file or CSV tables: what they would change and what is wrong. Nothing is saved",
  reply: CatalogueCheck,
  failures: ["FILE_TOO_LARGE", "CATALOGUE_UNREADABLE"],
});

const Mark = z.object({
  mark: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "stamp of the check; refused if anything has changed since" }),
});

export const importCatalogueRoute = defineRoute({
  ...upload,
  method: "POST",
  path: "/admin/api/catalogue/import",
  query: Mark,
  summary: "Import a catalogue file or CSV tables: all of it or nothing. Existing bookings stay as they are",
  reply: Changes,
  failures: ["FILE_TOO_LARGE", "CATALOGUE_UNREADABLE", "CATALOGUE_CHANGED", "NOT_ALLOWED", "INVALID_INPUT"],
});

export const beginningRoute = defineRoute({
  scope: "staff",
  tag,
  permission: ["settings", "read"],
  method: "GET",
  path: "/admin/api/catalogue/beginning",
  summary: "Whether the catalogue is still empty, so that a template can be used",
  reply: z.object({ empty: z.boolean() }),
});

export const takeTemplateRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/catalogue/template",
  summary: "Use the demo's catalogue as a template while the catalogue is empty",
  reply: Changes,
  failures: ["WRONG_STATE", "INVALID_INPUT"],
});
