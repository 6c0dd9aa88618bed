import type { ledgerCsvRoute } from "@pulau/contract/ledger.ts";
import type { Received } from "@pulau/contract/route.ts";
import { plainRinggit } from "@pulau/domain/money/sen.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { csvBytes } from "../../../plugins/csv.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { labelOf } from "./show-books.ts";

type Row = {
  seq: string;
  day: string;
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

/** More than a year of a busy resort. */
const mostEntries = 100_000;

/**
 * Every entry of a period, one line each, in ringgit with two decimals: what grows an asset stands in debit, as on the
 * screen. The lines of one `transaction` sum to the same in both.
 */
export async function journalCsv(
  db: Db,
  period: Received<typeof ledgerCsvRoute>["query"],
): Promise<Uint8Array> {
  const { timeZone } = await loadSettings(db);
  const where = sql.join([sql`true`, ...daySpan(sql`t.at`, period, timeZone)], sql` AND `);
  const { rows } = await db.execute<Row>(sql`
    SELECT e.seq, (t.at AT TIME ZONE ${timeZone})::date::text AS day, t.at, t.kind AS movement, e.account_kind AS kind,
      e.account_key AS key, ${labelOf(sql`e.account_key`)} AS label, e.sen,
      coalesce(b.booking_no, pu.number) AS number, t.id AS transaction,
      e.seq <= coalesce((SELECT max(to_seq) FROM ledger_seal), 0) AS sealed
    FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN purchase pu ON pu.id = t.purchase_id
    WHERE ${where} ORDER BY e.seq LIMIT ${mostEntries}`);
  return csvBytes([
    [
      "seq",
      "day",
      "time",
      "movement",
      "account",
      "key",
      "label",
      "debit",
      "credit",
      "number",
      "transaction",
      "sealed",
    ],
    ...rows.map((row) => {
      const sen = Number(row.sen);
      return [
        ...[
          row.seq,
          row.day,
          new Date(row.at).toISOString(),
          row.movement,
          row.kind,
          row.key,
          row.label ?? "",
        ],
        ...[sen < 0 ? plainRinggit(-sen) : "", sen > 0 ? plainRinggit(sen) : ""],
        ...[row.number ?? "", row.transaction, row.sealed ? "yes" : "no"],
      ];
    }),
  ]);
}
