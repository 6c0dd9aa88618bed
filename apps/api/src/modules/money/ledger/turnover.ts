import type { booksRoute } from "@pulau/contract/ledger.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { sideOfKind } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";

export type Kind = Reply<typeof booksRoute>["kinds"][number]["kind"];
export type Period = Received<typeof booksRoute>["query"];

/** As the database sums it up: what went in as credit and out as debit, before the period and in it. */
export type Turnover = { entries: number; before: string; debit: string; credit: string };

/** Columns that sum an account's entries `e` of movements `t` up, and the condition for nothing after the period. */
export function turnoverOf({ from, to }: Period, timeZone: string): { columns: SQL; until: SQL } {
  const inPeriod = sql.join([sql`true`, ...daySpan(sql`t.at`, { from }, timeZone)], sql` AND `);
  return {
    columns: sql`(count(*) FILTER (WHERE ${inPeriod}))::int AS entries,
      coalesce(sum(e.sen) FILTER (WHERE NOT (${inPeriod})), 0) AS before,
      coalesce(sum(greatest(-e.sen, 0)) FILTER (WHERE ${inPeriod}), 0) AS debit,
      coalesce(sum(greatest(e.sen, 0)) FILTER (WHERE ${inPeriod}), 0) AS credit`,
    until: sql.join([sql`true`, ...daySpan(sql`t.at`, { to }, timeZone)], sql` AND `),
  };
}

/** The same as an accountant reads it. */
export function turnoverReply(kind: Kind, { entries, before, debit, credit }: Turnover) {
  const sign = sideOfKind[kind] === "credit" ? 1 : -1;
  const [openingSen, debitSen, creditSen] = [sign * Number(before) || 0, Number(debit), Number(credit)];
  const closingSen = openingSen + sign * (creditSen - debitSen);
  return { entries, openingSen, debitSen, creditSen, closingSen };
}
export const sidesOf = (sen: Sen) => ({ debitSen: Math.max(0, -sen), creditSen: Math.max(0, sen) });
export const iso = (moment: string): string => new Date(moment).toISOString();

/** The number or name that people know an account by. */
export const labelOf = (key: SQL): SQL => sql`coalesce(
  (SELECT booking_no FROM booking WHERE id = ${idIn(key)}), (SELECT number FROM purchase WHERE id = ${idIn(key)}),
  (SELECT name FROM account WHERE id = ${idIn(key)}), (SELECT name FROM stay_group WHERE id = ${idIn(key)}),
  (SELECT name ->> 'en' FROM outlet WHERE id = ${idIn(key)}), (SELECT number FROM room_deposit WHERE id = ${idIn(key)}))`;

/** The id that a key is, so that its row is found by its index; null for the key of a gateway or a desk. */
const idIn = (key: SQL): SQL =>
  sql`CASE WHEN ${key}::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${key}::text::uuid END`;
