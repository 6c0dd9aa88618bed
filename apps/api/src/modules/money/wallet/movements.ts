import type { Received, Reply } from "@pulau/contract/route.ts";
import type { WalletMovement, walletMovementsRoute } from "@pulau/contract/wallet.ts";
import { walletKindOf, walletKinds } from "@pulau/domain/ledger/wallet-kinds.ts";
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/connect.ts";
import { daySpan } from "../../../listing/day-span.ts";
import { likeOf } from "../../../listing/search.ts";
import { frameOf } from "../../../plugins/page-frame.ts";
import { loadSettings } from "../../ground/resort/public.ts";

export type MovementFilter = Omit<
  Received<typeof walletMovementsRoute>["query"],
  "page" | "limit" | "cursor"
> & {
  readonly accountId: string;
};
type Page = Pick<Received<typeof walletMovementsRoute>["query"], "page" | "limit" | "cursor">;
type Found = Omit<WalletMovement, "kind" | "sen" | "balanceSen"> & {
  kind: string;
  sen: string;
  balanceSen: string;
};

/**
 * The wallet's entries with what it held after each, in the order in which they happened. The balance is of all entries
 * before, whatever is filtered afterwards.
 */
const movementsOf = (accountId: string): SQL => sql`
  SELECT e.id AS "_id", t.at, e.seq, t.kind, e.sen, sum(e.sen) OVER (ORDER BY t.at, e.seq) AS "balanceSen",
    CASE WHEN b.id IS NOT NULL THEN json_build_object('_id', b.id, 'number', b.booking_no, 'name', pk.name) END AS booking,
    CASE WHEN pu.id IS NOT NULL THEN json_build_object('_id', pu.id, 'number', pu.number, 'flow', pu.flow,
      'name', pu.facts -> 'name') END AS purchase,
    CASE WHEN po.id IS NOT NULL THEN json_build_object('_id', po.id, 'number', po.number) END AS payout,
    concat_ws(' ', b.booking_no, b.booking_name, pk.name, pu.number, pu.facts -> 'name', po.number, po.bank_reference) AS said
  FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
  LEFT JOIN booking b ON b.id = t.booking_id LEFT JOIN package pk ON pk.id = b.package_id
  LEFT JOIN purchase pu ON pu.id = t.purchase_id
  LEFT JOIN payout po ON t.kind = 'payout' AND t.once = 'payout:' || po.id || ':paid'
  WHERE e.account_kind = 'wallet' AND e.account_key = ${accountId}`;

function conditionsOf({ kind, direction, from, to, search }: MovementFilter, timeZone: string): SQL {
  const known = sql.join(
    walletKinds.filter((walletKind) => walletKind !== "other").map((walletKind) => sql`${walletKind}`),
    sql`, `,
  );
  return sql.join(
    [
      sql`true`,
      ...(kind === "other" ? [sql`m.kind NOT IN (${known})`] : kind ? [sql`m.kind = ${kind}`] : []),
      ...(direction ? [direction === "in" ? sql`m.sen > 0` : sql`m.sen < 0`] : []),
      ...daySpan(sql`m.at`, { from, to }, timeZone),
      ...(search ? [sql`m.said ILIKE ${likeOf(search)}`] : []),
    ],
    sql` AND `,
  );
}

const rowOf = ({ _id, at, kind, sen, balanceSen, booking, purchase, payout }: Found): WalletMovement => ({
  ...{ _id, booking, purchase, payout },
  at: new Date(at).toISOString(),
  kind: walletKindOf(kind),
  sen: Number(sen),
  balanceSen: Number(balanceSen),
});

/** A page of a wallet's movements, newest first, with the sums of all that the filter finds. */
export async function listMovements(
  db: Db,
  { page, limit, cursor, ...filter }: MovementFilter & Page,
): Promise<Reply<typeof walletMovementsRoute>> {
  const { timeZone } = await loadSettings(db);
  const all = movementsOf(filter.accountId);
  const where = conditionsOf(filter, timeZone);
  const from = cursor
    ? sql`AND (m.at, m.seq) < (SELECT t.at, e.seq FROM ledger_entry e
        JOIN ledger_transaction t ON t.id = e.transaction_id WHERE e.id = ${cursor})`
    : sql``;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Found>(sql`SELECT * FROM (${all}) m WHERE ${where} ${from}
      ORDER BY m.at DESC, m.seq DESC LIMIT ${limit} OFFSET ${cursor ? 0 : (page - 1) * limit}`),
    db.execute<{ total: number; inSen: string; outSen: string }>(sql`
      SELECT count(*)::int AS total, coalesce(sum(greatest(m.sen, 0)), 0) AS "inSen",
        coalesce(sum(greatest(-m.sen, 0)), 0) AS "outSen" FROM (${all}) m WHERE ${where}`),
  ]);
  const { total = 0, inSen = 0, outSen = 0 } = counted.rows[0] ?? {};
  const last = rows.length === limit ? rows.at(-1) : undefined;
  return {
    transactions: rows.map(rowOf),
    ...frameOf({ page, limit, total }),
    nextCursor: last?._id ?? null,
    inSen: Number(inSen),
    outSen: Number(outSen),
  };
}

/** All that the filter finds, for a file. More than this is no table for people any more. */
export async function allMovements(db: Db, filter: MovementFilter): Promise<WalletMovement[]> {
  const { timeZone } = await loadSettings(db);
  const { rows } = await db.execute<Found>(sql`
    SELECT * FROM (${movementsOf(filter.accountId)}) m WHERE ${conditionsOf(filter, timeZone)}
    ORDER BY m.at DESC, m.seq DESC LIMIT 50000`);
  return rows.map(rowOf);
}
