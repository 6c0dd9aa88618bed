import type { booksRoute, ledgerAccountsRoute, ledgerEntriesRoute } from "@pulau/contract/ledger.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { daySpan } from "../../plugins/day-span.ts";
import { frameOf } from "../../plugins/page-frame.ts";
import { likeOf } from "../../plugins/search-pattern.ts";
import { loadSettings } from "../resort/public.ts";

type Books = Reply<typeof booksRoute>;
type Kind = Books["kinds"][number]["kind"];
type Numbers<T> = { [K in keyof T]: T[K] extends number ? string : T[K] };
const iso = (moment: string): string => new Date(moment).toISOString();

/** Lines of a check's findings that a screen lists. */
const faultsShown = 50;

/** The trial balance by kind of account, and how far the books are sealed and checked. */
export async function showBooks(db: Db): Promise<Books> {
  const [kinds, seals, checks] = await Promise.all([
    db.execute<Numbers<Books["kinds"][number]>>(sql`
      SELECT account_kind AS kind, count(DISTINCT account_key) AS accounts, count(*) AS entries,
        sum(greatest(sen, 0)) AS "inSen", sum(greatest(-sen, 0)) AS "outSen"
      FROM ledger_entry GROUP BY account_kind ORDER BY account_kind`),
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
  const rows = kinds.rows.map(({ kind, ...sums }) => ({
    kind,
    accounts: Number(sums.accounts),
    entries: Number(sums.entries),
    inSen: Number(sums.inSen),
    outSen: Number(sums.outSen),
  }));
  const seal = seals.rows[0];
  const check = checks.rows[0];
  return {
    kinds: rows,
    sumSen: rows.reduce((sum, { inSen, outSen }) => sum + inSen - outSen, 0),
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
const labelOf = (key: SQL): SQL => sql`coalesce(
  (SELECT booking_no FROM booking WHERE id::text = ${key}), (SELECT number FROM purchase WHERE id::text = ${key}),
  (SELECT name FROM account WHERE id::text = ${key}))`;

/** Accounts of one kind with their balances, the largest first. */
export async function listAccounts(
  db: Db,
  ask: { kind: Kind } & Received<typeof ledgerAccountsRoute>["query"],
): Promise<Reply<typeof ledgerAccountsRoute>> {
  const { kind, search, page, limit } = ask;
  const accounts = sql`SELECT a.*, ${labelOf(sql`a.key`)} AS label FROM (
    SELECT account_key AS key, count(*)::int AS entries, sum(sen) AS "balanceSen" FROM ledger_entry
    WHERE account_kind = ${kind} GROUP BY account_key) a`;
  const where = search ? sql`m.key ILIKE ${likeOf(search)} OR m.label ILIKE ${likeOf(search)}` : sql`true`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<{ key: string; label: string | null; entries: number; balanceSen: string }>(sql`
      SELECT m.* FROM (${accounts}) m WHERE ${where} ORDER BY abs(m."balanceSen") DESC, m.key
      LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM (${accounts}) m WHERE ${where}`),
  ]);
  return {
    accounts: rows.map((row) => ({ ...row, balanceSen: Number(row.balanceSen) })),
    ...frameOf({ page, limit, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: null,
  };
}

type Entry = Reply<typeof ledgerEntriesRoute>["entries"][number];

/** Entries of one account, newest first, each with the other sides of its movement. */
export async function listEntries(
  db: Db,
  ask: Received<typeof ledgerEntriesRoute>["query"],
): Promise<Reply<typeof ledgerEntriesRoute>> {
  const { kind, key, page, limit, cursor } = ask;
  const { timeZone } = await loadSettings(db);
  const where = sql.join(
    [sql`e.account_kind = ${kind}`, sql`e.account_key = ${key}`, ...daySpan(sql`t.at`, ask, timeZone)],
    sql` AND `,
  );
  const from = cursor ? sql`AND e.seq < (SELECT seq FROM ledger_entry WHERE id = ${cursor})` : sql``;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Entry & { sen: string; seq: string }>(sql`
      SELECT e.id AS "_id", e.seq, t.at, t.kind AS movement, e.sen,
        e.seq <= coalesce((SELECT max(to_seq) FROM ledger_seal), 0) AS sealed, b.id AS "bookingId",
        b.booking_no AS "bookingNo", pu.number AS "purchaseNo",
        (SELECT json_agg(json_build_object('kind', o.account_kind, 'key', o.account_key, 'sen', o.sen) ORDER BY o.seq)
         FROM ledger_entry o WHERE o.transaction_id = t.id AND o.id <> e.id) AS others
      FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN purchase pu ON pu.id = t.purchase_id
      WHERE ${where} ${from} ORDER BY e.seq DESC LIMIT ${limit} OFFSET ${cursor ? 0 : (page - 1) * limit}`),
    db.execute<{ total: number; balance: string; label: string | null }>(sql`
      SELECT count(*)::int AS total, coalesce(sum(e.sen), 0) AS balance, ${labelOf(sql`${key}`)} AS label
      FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id WHERE ${where}`),
  ]);
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    entries: rows.map((row) => ({ ...row, seq: Number(row.seq), sen: Number(row.sen), at: iso(row.at) })),
    ...frameOf({ page, limit, total: counted.rows[0]?.total ?? 0 }),
    nextCursor: last?._id ?? null,
    label: counted.rows[0]?.label ?? null,
    balanceSen: Number(counted.rows[0]?.balance ?? 0),
  };
}
