import { integer, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { day, id } from "./columns.ts";

/** Every setting of the resort as one value under its name; `resort-settings.ts` knows the names and their shapes. */
export const resortSetting = pgTable("resort_setting", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
});

/** Rates are kept by date; the newest of a currency is shown. */
export const currency = pgTable("currency", {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  symbol: text().notNull(),
  foreignPerRinggit: numeric({ mode: "number" }).notNull(),
  ringgitPerForeign: numeric({ mode: "number" }).notNull(),
  ratedOn: day().notNull(),
  position: integer().notNull(),
});
