import type { CurrencyId, CurrencyRateId, StaffId } from "@pulau/domain/ids.ts";
import { boolean, check, index, integer, jsonb, numeric, pgTable, sql, text, uuid } from "../orm.ts";
import { day, id, moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** Every setting of the resort as one value under its name; `resort-settings.ts` knows the names and their shapes. */
export const resortSetting = pgTable("resort_setting", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** A currency that prices are shown in, with its newest rate; every rate stands in `currency_rate`. */
export const currency = pgTable("currency", {
  id: id<CurrencyId>(),
  activeStatus: boolean().notNull().default(true),
  code: text().notNull().unique(),
  name: text().notNull(),
  symbol: text().notNull(),
  /** Decimals as text, never floating point. */
  foreignPerRinggit: numeric({ mode: "string" }).notNull(),
  ringgitPerForeign: numeric({ mode: "string" }).notNull(),
  ratedOn: day().notNull(),
  position: integer().notNull(),
});

/** Every rate that a currency ever had. Rows are only added: the newest day counts, of one day the last entry. */
export const currencyRate = pgTable(
  "currency_rate",
  {
    id: id<CurrencyRateId>(),
    currencyId: uuid()
      .$type<CurrencyId>()
      .notNull()
      .references(() => currency.id),
    ratedOn: day().notNull(),
    ringgitPerForeign: numeric({ mode: "string" }).notNull(),
    source: text({ enum: ["staff", "bankNegara"] }).notNull(),
    /** Which of the bank's four sessions of a day; null for staff. */
    session: text(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    at: moment().notNull(),
  },
  (t) => [
    index().on(t.currencyId, t.ratedOn, t.at),
    check("rate_above_nothing", sql`${t.ringgitPerForeign} > 0`),
  ],
);

/** Each time the bank was asked for its rates, and what came of it. */
export const rateImport = pgTable(
  "rate_import",
  {
    id: id(),
    at: moment().notNull(),
    session: text().notNull(),
    outcome: text({ enum: ["done", "failed"] }).notNull(),
    /** A word for what went wrong: `unreachable`, `refused`, `unreadable`. */
    reason: text(),
    /** How many rates are new. */
    taken: integer().notNull().default(0),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
  },
  (t) => [index().on(t.at)],
);
