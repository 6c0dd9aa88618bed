import type { Day } from "@pulau/domain/calendar/day.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { type Key, up } from "../../../listing/order.ts";
import type { RowSource } from "../../../listing/source.ts";
import { iso, labelOf, type Period } from "./turnover.ts";

type Row = {
  seq: string;
  day: Day;
  at: string;
  movement: string;
  kind: string;
  key: string;
  label: string | null;
  sen: string;
  number: string | null;
  transaction: string;
  sealed: boolean;
};

type Journal = RowSource<Row, Row> & { readonly orders: { readonly seq: readonly Key[] } };

/**
 * Every entry of a period, one line each, in ringgit with two decimals: what grows an asset stands in debit, as on the
 * screen. The lines of one `transaction` sum to the same in both.
 */
export const journal = (period: Period, timeZone: string): Journal => ({
  columns: sql`e.seq, (t.at AT TIME ZONE ${timeZone})::date::text AS day, t.at, t.kind AS movement,
    e.account_kind AS kind, e.account_key AS key, ${labelOf(sql`e.account_key`)} AS label, e.sen,
    coalesce(b.booking_no, pu.number, ts.number) AS number, t.id AS transaction,
    e.seq <= coalesce((SELECT max(to_seq) FROM ledger_seal), 0) AS sealed`,
  from: sql`ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN purchase pu ON pu.id = t.purchase_id
    LEFT JOIN till_sale ts ON ts.id = t.till_sale_id`,
  where: daySpan(sql`t.at`, period, timeZone),
  id: up(sql`e.seq`, "bigint"),
  orders: { seq: [] },
  rows: (rows) => rows,
  cells: {
    seq: ({ seq }) => seq,
    day: ({ day }) => day,
    time: ({ at }) => iso(at),
    movement: ({ movement }) => movement,
    account: ({ kind }) => kind,
    key: ({ key }) => key,
    label: ({ label }) => label,
    debit: ({ sen }) => (Number(sen) < 0 ? plainRinggit(-Number(sen)) : ""),
    credit: ({ sen }) => (Number(sen) > 0 ? plainRinggit(Number(sen)) : ""),
    number: ({ number }) => number,
    transaction: ({ transaction }) => transaction,
    sealed: ({ sealed }) => (sealed ? "yes" : "no"),
  },
});
