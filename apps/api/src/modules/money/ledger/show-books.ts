import type { booksRoute, ledgerAccountsRoute, ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { sideOfKind } from "@pulau/domain/ledger/postings.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { loadSettings } from "../../ground/resort/public.ts";

type Books = Reply<typeof booksRoute>;
type Kind = Books["kinds"][number]["kind"];
type Period = Received<typeof booksRoute>["query"];

/** As the database sums it up: what went in as credit and out as debit, before the period and in it. */
type Turnover = { entries: number; before: string; debit: string; credit: string };

/** Columns that sum an account's entries `e` of movements `t` up, and the condition for nothing after the period. */
function turnoverOf({ from, to }: Period, timeZone: string): { columns: SQL; until: SQL } {
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
function shown(kind: Kind, { entries, before, debit, credit }: Turnover) {
  const sign = sideOfKind[kind] === "credit" ? 1 : -1;
  const [openingSen, debitSen, creditSen] = [sign * Number(before) || 0, Number(debit), Number(credit)];
  const closingSen = openingSen + sign * (creditSen - debitSen);
  return { entries, openingSen, debitSen, creditSen, closingSen };
}
const sidesOf = (sen: number) => ({ debitSen: Math.max(0, -sen), creditSen: Math.max(0, sen) });
const iso = (moment: string): string => new Date(moment).toISOString();

/** Lines of a check's findings that a screen lists. */
const faultsShown = 50;

/** The trial balance of a period by kind of account, and how far the books are sealed and checked. */
export async function showBooks(db: Db, period: Period): Promise<Books> {
  const { timeZone } = await loadSettings(db);
  const { columns, until } = turnoverOf(period, timeZone);
  const [kinds, seals, checks] = await Promise.all([
    db.execute<Turnover & { kind: Kind; accounts: number; sumSen: string }>(sql`
      SELECT e.account_kind AS kind, count(DISTINCT e.account_key)::int AS accounts, ${columns}, sum(e.sen) AS "sumSen"
      FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      WHERE ${until} GROUP BY e.account_kind`),
    db.execute<{
      no: number;
      toSeq: string;
      hash: string;
      sealedAt: string;
      entries: number;
      unsealed: string;
    }>(sql`
      SELECT s.no, s.to_seq AS "toSeq", s.hash, s.sealed_at AS "sealedAt", s.entries,
        (SELECT count(*) FROM ledger_entry WHERE seq > coalesce(s.to_seq, 0)) AS unsealed
      FROM (SELECT 1) one LEFT JOIN LATERAL (SELECT * FROM ledger_seal ORDER BY no DESC LIMIT 1) s ON true`),
    db.execute<{ at: string; entries: number; seals: number; faults: string[] }>(
      sql`SELECT at, entries, seals, faults FROM ledger_check ORDER BY at DESC LIMIT 1`,
    ),
  ]);
  const order = (kind: Kind) => Object.keys(sideOfKind).indexOf(kind);
  const rows = kinds.rows
    .map(({ kind, accounts, ...turnover }) => ({
      kind,
      accounts,
      side: sideOfKind[kind],
      ...shown(kind, turnover),
    }))
    .sort((one, other) => order(one.kind) - order(other.kind));
  const standing = (side: "debit" | "credit") =>
    rows.reduce((sum, row) => sum + (row.side === side ? row.closingSen : 0), 0);
  const seal = seals.rows[0];
  const check = checks.rows[0];
  return {
    kinds: rows,
    closing: { debitSen: standing("debit"), creditSen: standing("credit") },
    sumSen: kinds.rows.reduce((sum, row) => sum + Number(row.sumSen), 0),
    seal: {
      unsealed: Number(seal?.unsealed ?? 0),
      last: seal?.no ? { ...seal, toSeq: Number(seal.toSeq), sealedAt: iso(seal.sealedAt) } : null,
    },
    check: check
      ? {
          ...check,
          at: iso(check.at),
          faults: check.faults.slice(0, faultsShown),
          more: Math.max(0, check.faults.length - faultsShown),
        }
      : null,
  };
}

/** The number or name that people know an account by. */
export const labelOf = (key: SQL): SQL => sql`coalesce(
  (SELECT booking_no FROM booking WHERE id = ${idIn(key)}), (SELECT number FROM purchase WHERE id = ${idIn(key)}),
  (SELECT name FROM account WHERE id = ${idIn(key)}))`;

/** The id that a key is, so that its row is found by its index; null for the key of a gateway or a desk. */
const idIn = (key: SQL): SQL =>
  sql`CASE WHEN ${key}::text ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN ${key}::text::uuid END`;

/** Accounts of one kind with what they did in a period, the largest balance first. */
export async function listAccounts(
  db: Db,
  ask: { kind: Kind } & Received<typeof ledgerAccountsRoute>["query"],
): Promise<Reply<typeof ledgerAccountsRoute>> {
  const { kind, search, page, limit } = ask;
  const { timeZone } = await loadSettings(db);
  const { columns, until } = turnoverOf(ask, timeZone);
  const accounts = sql`SELECT a.*, ${labelOf(sql`a.key`)} AS label FROM (
    SELECT e.account_key AS key, ${columns}, sum(e.sen) AS after
    FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
    WHERE e.account_kind = ${kind} AND ${until} GROUP BY e.account_key) a`;
  const where = search ? sql`m.key ILIKE ${likeOf(search)} OR m.label ILIKE ${likeOf(search)}` : sql`true`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Turnover & { key: string; label: string | null }>(sql`
      SELECT m.* FROM (${accounts}) m WHERE ${where} ORDER BY abs(m.after) DESC, m.key
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${accounts}) m WHERE ${where}`),
  ]);
  return {
    accounts: rows.map(({ key, label, ...turnover }) => ({ key, label, ...shown(kind, turnover) })),
    ...frameOf({ page, limit, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: null,
  };
}

type Entry = Reply<typeof ledgerEntriesRoute>["entries"][number];
type Told = Omit<Entry, "seq" | "debitSen" | "creditSen" | "others"> & {
  sen: string;
  seq: string;
  others: { kind: Kind; key: string; sen: number }[];
};
const nothing = { entries: 0, before: "0", debit: "0", credit: "0", label: null };

/** Entries of one account, newest first, each with the other sides of its movement. */
export async function listEntries(
  db: Db,
  ask: Received<typeof ledgerEntriesRoute>["query"],
): Promise<Reply<typeof ledgerEntriesRoute>> {
  const { kind, key, page, limit, cursor } = ask;
  const { timeZone } = await loadSettings(db);
  const account = sql`e.account_kind = ${kind} AND e.account_key = ${key}`;
  const where = sql.join([account, ...daySpan(sql`t.at`, ask, timeZone)], sql` AND `);
  const { columns, until } = turnoverOf(ask, timeZone);
  const from = cursor ? sql`AND e.seq < (SELECT seq FROM ledger_entry WHERE id = ${cursor})` : sql``;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Told>(sql`
      SELECT e.id AS "_id", e.seq, t.at, t.kind AS movement, e.sen,
        e.seq <= coalesce((SELECT max(to_seq) FROM ledger_seal), 0) AS sealed, b.id AS "bookingId",
        b.booking_no AS "bookingNo", pu.number AS "purchaseNo",
        (SELECT json_agg(json_build_object('kind', o.account_kind, 'key', o.account_key, 'sen', o.sen) ORDER BY o.seq)
         FROM ledger_entry o WHERE o.transaction_id = t.id AND o.id <> e.id) AS others
      FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN purchase pu ON pu.id = t.purchase_id
      WHERE ${where} ${from} ORDER BY e.seq DESC LIMIT ${limit} OFFSET ${cursor ? 0 : (page - 1) * limit}`),
    db.execute<Turnover & { label: string | null }>(sql`
      SELECT ${columns}, ${labelOf(sql`${key}`)} AS label
      FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id WHERE ${account} AND ${until}`),
  ]);
  const { label = null, ...turnover } = counted.rows[0] ?? nothing;
  const { entries: total, ...sums } = shown(kind, turnover);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    entries: rows.map(({ sen, others, ...row }) => ({
      ...row,
      ...sidesOf(Number(sen)),
      others: others.map(({ sen: otherSen, ...other }) => ({ ...other, ...sidesOf(otherSen) })),
      seq: Number(row.seq),
      at: iso(row.at),
    })),
    ...frameOf({ page, limit, total }),
    nextCursor: last?._id ?? null,
    label,
    ...sums,
  };
}
