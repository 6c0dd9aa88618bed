import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { bigint, customType, date, integer, jsonb, timestamp, uuid } from "../orm.ts";

/** A primary key made by the database. */
export const id = <I extends string = string>() => uuid().$type<I>().primaryKey().defaultRandom();
/** The running number by which a list names its rows: what is added gets the highest plus one, by a trigger. */
export const listNo = () => integer().notNull().default(0).unique();
/** Integer sen. int8 in the database, a safe integer here. */
export const sen = () => bigint({ mode: "number" }).$type<Sen>();
/** A calendar date as `YYYY-MM-DD`, never an instant. */
export const day = () => date({ mode: "string" }).$type<Day>();
/** An instant. */
export const moment = () => timestamp({ withTimezone: true, mode: "date" });
/** A name or sentence in the three languages. */
export const words = () => jsonb().$type<Words>();
/** A transaction's number, as text: it is only ever compared, and in the database. */
export const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });
