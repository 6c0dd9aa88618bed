import { isDay } from "@pulau/domain/calendar/day.ts";
import { z } from "zod";

/** What a column of an order holds: no null, which has no place among the others. */
export type KeyType =
  | "int"
  | "bigint"
  | "numeric"
  | "boolean"
  | "date"
  | "time"
  | "timestamptz"
  | "text"
  | "uuid";

/** What a value of each type looks like: another one would be the database's error. */
const looks: Record<KeyType, RegExp> = {
  int: /^-?\d{1,9}$/,
  bigint: /^-?\d{1,18}$/,
  numeric: /^-?\d{1,18}(\.\d{1,12})?$/,
  boolean: /^(true|false)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?$/,
  timestamptz: /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-4])(:[0-5]\d)?$/,
  text: /^[^\0]*$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
};

const Place = z.array(z.string());

/** A row's place in an order, to go on from: told by the database as a list of its keys. */
export const writeCursor = (sort: string, place: string): string =>
  Buffer.from(JSON.stringify([sort, ...Place.parse(JSON.parse(place))])).toString("base64url");

type Expected = { readonly sort: string; readonly types: readonly KeyType[] };

/** The keys that a cursor holds; null for one that nobody gave out, or that was given out in another order. */
export function readCursor(cursor: string, { sort, types }: Expected): readonly string[] | null {
  const read = Place.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (!read.success) return null;
  const [its, ...values] = read.data;
  const fits = values.length === types.length && types.every((type, i) => isOf(type, values[i] ?? ""));
  return its === sort && fits ? values : null;
}

/** Whether a value looks like one of a type. */
export const isOf = (type: KeyType, value: string): boolean =>
  looks[type].test(value) && (!["date", "timestamptz"].includes(type) || isDay(value.slice(0, 10)));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
