import { isRate } from "@pulau/domain/currency/rate.ts";
import type { CurrencyId, CurrencyRateId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { DayField, Done, idOf, idParams, Moment, text } from "./fields.ts";
import { cell, defineImport } from "./import.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

/** A decimal as text: a rate is never a floating-point number. */
export const RateField = z
  .string({ error: "required" })
  .normalize("NFKC")
  .trim()
  .min(1, { error: "required" })
  .refine(isRate, { error: "rate" })
  .meta({ example: "3.3104", description: "ringgit for one foreign unit, a decimal as text" });

export const bankSessions = ["0900", "1130", "1200", "1700"] as const;
/** Bank Negara publishes at these times of the day. */
export const BankSession = z.enum(bankSessions);
export type BankSession = z.infer<typeof BankSession>;

const CurrencyCode = z
  .string({ error: "required" })
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, { error: "currencyCode" })
  .meta({ example: "SGD" });

const named = {
  name: text(60).meta({ example: "Singapore dollar" }),
  symbol: text(6).meta({ example: "S$" }),
};
const rated = { ringgitPerForeign: RateField, ratedOn: DayField };

export const CurrencyAdd = z.object({ code: CurrencyCode, ...named, ...rated });
export type CurrencyAdd = z.infer<typeof CurrencyAdd>;
export const CurrencyChange = z.object({ ...named, activeStatus: z.boolean() });
export type CurrencyChange = z.infer<typeof CurrencyChange>;
export const RateEntry = z.object(rated);
export type RateEntry = z.infer<typeof RateEntry>;

const source = z.enum(["staff", "bankNegara"]);

export const AdminCurrency = z.object({
  _id: idOf<CurrencyId>(),
  version: VersionField,
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  activeStatus: z.boolean(),
  ringgitPerForeign: z.string(),
  foreignPerRinggit: z.string(),
  ratedOn: DayField,
  /** Null for ringgit itself, whose rate is 1 and stays it. */
  source: source.nullable(),
});

const staff = { scope: "staff", tag: "Currencies" } as const;
const reads = { ...staff, permission: ["settings", "read"] } as const;
const writes = { ...staff, permission: ["settings", "write"] } as const;

export const adminCurrenciesRoute = defineRoute({
  ...reads,
  method: "GET",
  path: "/admin/api/currency",
  summary: "Currencies with their latest rates, and the result of the last import from Bank Negara",
  reply: z.object({
    currencies: z.array(AdminCurrency),
    /** Of the order in which guests are offered them. */
    orderVersion: VersionField,
    lastImport: z
      .object({
        at: Moment,
        session: z.string(),
        outcome: z.enum(["done", "failed"]),
        reason: z.enum(["unreachable", "refused", "unreadable"]).nullable(),
        taken: z.int(),
      })
      .nullable(),
  }),
});

export const addCurrencyRoute = defineRoute({
  ...staff,
  permission: ["settings", "create"],
  method: "POST",
  path: "/admin/api/currency",
  idempotent: "ifSent",
  summary: "Add a currency with its first rate",
  body: CurrencyAdd,
  reply: z.object({ _id: idOf<CurrencyId>() }),
  status: 201,
  failures: ["CODE_TAKEN", "RATE_AHEAD"],
});

export const changeCurrencyRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "currency",
  path: "/admin/api/currency/:_id",
  summary: "Change a currency's name or symbol, or whether guests are offered it",
  params: idParams<CurrencyId>(),
  body: CurrencyChange,
  reply: Done,
  failures: ["NOT_FOUND", "WRONG_STATE"],
});

export const orderCurrenciesRoute = defineRoute({
  ...writes,
  method: "PUT",
  versioned: "currencyOrder",
  path: "/admin/api/currency/order",
  summary:
    "Set the order in which guests are offered currencies. Those not named come last, in their present order",
  body: z.object({ currencyIds: z.array(idOf<CurrencyId>()).min(1, { error: "required" }).max(200) }),
  reply: Done,
  failures: ["NOT_FOUND"],
});

export const currencyRatesRoute = defineList({
  ...reads,
  path: "/admin/api/currency/:_id/rates",
  summary: "All rates of a currency, newest first",
  params: idParams<CurrencyId>(),
  rows: "rates",
  row: z.object({
    _id: idOf<CurrencyRateId>(),
    ratedOn: DayField,
    ringgitPerForeign: z.string(),
    source,
    session: z.string().nullable(),
    by: z.string().nullable().meta({ description: "the member of staff who entered it" }),
    at: Moment,
  }),
  sorts: ["-ratedOn", "ratedOn"],
  csv: { columns: ["ratedOn", "rate", "source", "by", "at"] },
  failures: ["NOT_FOUND"],
});

export const enterRateRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/currency/:_id/rates",
  idempotent: "ifSent",
  summary: "Enter a rate for a day; earlier ones are kept",
  params: idParams<CurrencyId>(),
  body: RateEntry,
  reply: Done,
  status: 201,
  failures: ["NOT_FOUND", "WRONG_STATE", "RATE_AHEAD"],
});

export const importRatesRoute = defineRoute({
  ...writes,
  method: "POST",
  path: "/admin/api/currency/import",
  summary: "Import the rates of Bank Negara's latest session, or of a named one",
  body: z.object({ session: BankSession.optional() }),
  reply: z.object({
    session: z.string(),
    taken: z.array(z.string()).meta({ description: "codes with a new rate" }),
    missing: z.array(z.string()).meta({ description: "codes without a rate from the bank" }),
  }),
  failures: ["RATES_UNAVAILABLE"],
});

export const importOwnRatesRoute = defineImport({
  ...writes,
  path: "/admin/api/currency/:_id/rates/import",
  summary: "Import rates of earlier days from a table",
  params: idParams<CurrencyId>(),
  row: z.object({ ratedOn: cell.day, rate: RateField }),
  also: { ratedOn: ["date", "day", "tarikh", "日期"], rate: ["middle", "ringgit per foreign"] },
});
