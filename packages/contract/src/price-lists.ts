import type { AccountId, PriceListId, PromoCodeId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, idOf, idParams, text } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRecords, Note, recordKeysOf } from "./records.ts";
import { defineRoute } from "./route.ts";

/** The word by which rate cards, contracts and promo codes name a price list. `public` is the list of whoever has none. */
const Word = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(60, { error: "tooLong" })
  .refine((word) => word !== "public", { error: "taken" })
  .meta({ example: "agents-2027" });

const shape = {
  active_status: z.boolean(),
  name: text(60).meta({ example: "Agents 2027" }),
  code: Word,
  desc: Note(300).meta({ example: "Net prices from November" }),
};
/** Without a code the list is known by its name of now. */
export const PriceListAdd = z.object({
  ...shape,
  active_status: shape.active_status.default(true),
  code: z.union([z.literal("").transform(() => null), Word, z.null()], { error: "tooLong" }).default(null),
  desc: shape.desc.default(""),
});
/** The code stays: cards, contracts and bookings name it. */
export const PriceListChange = z
  .object({ active_status: shape.active_status, name: shape.name, desc: shape.desc })
  .partial();
export const PriceListRecord = z.object({
  ...recordKeysOf<PriceListId>(),
  active_status: z.boolean(),
  name: z.string(),
  code: z.string(),
  desc: z.string(),
  /** Options with a price of their own on it. */
  options: z.int(),
  /** Agencies that buy by it today or later. */
  agencies: z.int(),
  /** Promo codes that open it. */
  promo_codes: z.int(),
});
export type PriceListRecord = z.infer<typeof PriceListRecord>;

const tag = "Rates";
export const priceListRecords = defineRecords({
  list: "priceListsList",
  resource: "rates",
  tag,
  noun: "price list",
  row: PriceListRecord,
  add: PriceListAdd,
  change: PriceListChange,
});
export const priceListsRoute = defineList({
  scope: "staff",
  permission: ["rates", "read"],
  tag,
  path: "/admin/api/priceListsList",
  summary: "Price lists, newest first, with how many options, agencies and promo codes use each",
  rows: "rows",
  row: PriceListRecord,
  filters: {
    active: z.enum(["true", "false"]).optional().meta({ description: "in use, or out of use" }),
  },
  search: "name, code, description",
  sorts: ["-id", "id", "name", "-name"],
  csv: {
    name: "price-lists",
    columns: ["no", "name", "listCode", "desc", "options", "agencies", "codes", "active"],
  },
});

const path = "/admin/api/priceListsList/:_id/holders";
const Holder = z.object({
  accountId: idOf<AccountId>(),
  name: z.string(),
  from: DayField,
  to: DayField.nullable(),
  /** Whether the agency buys by it today. */
  current: z.boolean(),
});

export const priceListHoldersRoute = defineRoute({
  ...({ method: "GET", path, scope: "staff", tag } as const),
  permission: ["wallets", "read"],
  summary: "Who uses a price list: agencies with its dates, and promo codes; and all agencies",
  params: idParams<PriceListId>(),
  reply: z.object({
    today: DayField,
    holders: z.array(Holder),
    promoCodes: z.array(z.object({ _id: idOf<PromoCodeId>(), code: z.string(), activeStatus: z.boolean() })),
    /** Every agency, and by which list it buys today; null is the public one. */
    agencies: z.array(
      z.object({ accountId: idOf<AccountId>(), name: z.string(), priceList: z.string().nullable() }),
    ),
  }),
  failures: ["NOT_FOUND"],
});

export const GivePriceList = z
  .object({
    accountIds: z.array(idOf<AccountId>()).min(1, { error: "required" }).max(200, { error: "tooLong" }),
    from: DayField,
    to: z.union([z.literal("").transform(() => null), DayField, z.null()]).default(null),
  })
  .refine(({ from, to }) => to === null || from <= to, { error: "card.dates", path: ["to"] });

export const givePriceListRoute = defineRoute({
  ...({ method: "POST", path, scope: "staff", tag } as const),
  permission: ["wallets", "write"],
  summary:
    "Give agencies a price list for bookings from a given day. Everything else in their contracts stays",
  params: idParams<PriceListId>(),
  body: GivePriceList,
  reply: z.object({ given: z.int() }),
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const takePriceListRoute = defineRoute({
  ...({ method: "DELETE", path: `${path}/:accountId`, scope: "staff", tag } as const),
  permission: ["wallets", "write"],
  summary: "Remove a price list from an agency from today; everything else in its contract stays",
  params: idParams<PriceListId>().extend({ accountId: idOf<AccountId>() }),
  reply: z.object({ taken: z.int() }),
  failures: ["NOT_FOUND"],
});
