import type { ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import { plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import { daySpan } from "../../../listing/day-span.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import type { RowOf, Source } from "../../../listing/source.ts";
import { iso, type Kind, labelOf, sidesOf, type Turnover, turnoverOf, turnoverReply } from "./turnover.ts";

type Filters = ListRequest<typeof ledgerEntriesRoute>["query"] & { readonly timeZone: string };
type Entry = RowOf<typeof ledgerEntriesRoute>;
type EntryRow = Omit<Entry, "seq" | "debitSen" | "creditSen" | "others"> & {
  sen: string;
  seq: string;
  others: { kind: Kind; key: string; sen: Sen }[];
};

const entryOf = ({ sen, others, ...row }: EntryRow): Entry => ({
  ...row,
  ...sidesOf(Number(sen)),
  others: others.map(({ sen: otherSen, ...other }) => ({ ...other, ...sidesOf(otherSen) })),
  seq: Number(row.seq),
  at: iso(row.at),
});

/** Entries of one account, each with the other sides of its movement, and what the account did in the period. */
export function ledgerEntries(
  filters: Filters,
): Source<
  typeof ledgerEntriesRoute,
  EntryRow,
  { readonly label: string | null; readonly turnover: Turnover }
> {
  const { kind, key } = filters;
  const account = sql`e.account_kind = ${kind} AND e.account_key = ${key}`;
  const { columns, until } = turnoverOf(filters, filters.timeZone);
  return {
    columns: sql`e.id AS "_id", e.seq, t.at, t.kind AS movement, e.sen,
      e.seq <= coalesce((SELECT max(to_seq) FROM ledger_seal), 0) AS sealed, b.id AS "bookingId",
      b.booking_no AS "bookingNo", pu.number AS "purchaseNo",
      (SELECT json_agg(json_build_object('kind', o.account_kind, 'key', o.account_key, 'sen', o.sen) ORDER BY o.seq)
       FROM ledger_entry o WHERE o.transaction_id = t.id AND o.id <> e.id) AS others`,
    from: sql`ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN purchase pu ON pu.id = t.purchase_id`,
    where: [account, ...daySpan(sql`t.at`, filters, filters.timeZone)],
    id: up(sql`e.seq`, "bigint"),
    key: up(sql`e.id`, "uuid"),
    orders: { "-seq": [down(sql`e.seq`, "bigint")], seq: [up(sql`e.seq`, "bigint")] },
    rows: (rows) => rows.map(entryOf),
    totals: sql`${labelOf(sql`${key}`)} AS label, (SELECT row_to_json(u) FROM (
      SELECT ${columns} FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      WHERE ${account} AND ${until}) u) AS turnover`,
    extra: ({ label, turnover }) => {
      const { entries: _, ...sums } = turnoverReply(kind, turnover);
      return { label, ...sums };
    },
    cells: {
      seq: (row) => row.seq,
      at: (row) => row.at,
      movement: (row) => row.movement,
      number: (row) => row.bookingNo,
      purchaseNo: (row) => row.purchaseNo,
      debit: (row) => plainRinggit(row.debitSen),
      credit: (row) => plainRinggit(row.creditSen),
      others: (row) => row.others.map((other) => `${other.kind}:${other.key}`).join(" "),
      sealed: (row) => row.sealed,
    },
  };
}
