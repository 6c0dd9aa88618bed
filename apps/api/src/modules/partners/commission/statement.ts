import type { StatementReply } from "@pulau/contract/commission.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadPayouts, loadShownCommissions, sumsOf } from "./shown-commissions.ts";

export type Period = { readonly from: Day; readonly to: Day };
type Line = StatementReply["lines"][number];
type Account = StatementReply["account"];

/** What an account was credited, what was taken back and what was paid out in a period, as the ledger has it. */
export async function showStatement(
  db: Db,
  accountId: AccountId,
  { from, to }: Period,
): Promise<StatementReply | null> {
  const { timeZone } = await loadSettings(db);
  const [account, lines, months, shown, payouts] = await Promise.all([
    findAccount(db, accountId),
    loadLines(db, accountId, { from, to, timeZone }),
    loadMonths(db, accountId, timeZone),
    loadShownCommissions(db, accountId),
    loadPayouts(db, accountId),
  ]);
  if (account === null) return null;
  const sumOf = (...kinds: Line["what"][]) =>
    lines.reduce((sum, line) => sum + (kinds.includes(line.what) ? line.amountSen : 0), 0);
  const earnedSen = sumOf("commission", "reward");
  const reversedSen = -sumOf("commissionReversed");
  return {
    account,
    from,
    to,
    lines,
    months,
    sums: { earnedSen, reversedSen, paidOutSen: -sumOf("payout"), netSen: earnedSen - reversedSen },
    requestedSen: payouts.requestedSen,
    owedSen: sumsOf(shown).owedSen,
  };
}

async function findAccount(db: Db, accountId: AccountId): Promise<Account | null> {
  const { rows } = await db.execute<Account>(
    sql`SELECT id AS "_id", name, kind FROM account WHERE id = ${accountId}`,
  );
  return rows[0] ?? null;
}

const moved = sql`('commission', 'reward', 'commissionReversed', 'payout')`;
const ofWallet = (
  accountId: AccountId,
) => sql`ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
  AND e.account_kind = 'wallet' AND e.account_key = ${accountId} AND t.kind IN ${moved}`;

/** A movement's own word names its commission: `commission:<id>:…`. Of a friend's stay nothing is told. */
async function loadLines(
  db: Db,
  accountId: AccountId,
  { from, to, timeZone }: Period & { timeZone: string },
): Promise<Line[]> {
  const on = sql`(t.at AT TIME ZONE ${timeZone})::date`;
  const known = sql`c.kind <> 'referral'`;
  const { rows } = await db.execute<Line>(sql`
    SELECT t.at, ${on}::text AS "on", t.kind AS "what", c.kind,
      CASE WHEN ${known} THEN b.booking_no END AS "bookingNo", CASE WHEN ${known} THEN p.name END AS "packageName",
      b.check_out::text AS "checkOut", CASE WHEN ${known} THEN c.base_sen END AS "baseSen", c.basis_points AS "basisPoints",
      e.sen AS "amountSen"
    FROM ${ofWallet(accountId)}
    LEFT JOIN commission c ON t.once LIKE 'commission:%' AND c.id = split_part(t.once, ':', 2)::uuid
    LEFT JOIN booking b ON b.id = c.booking_id LEFT JOIN package p ON p.id = b.package_id
    WHERE ${on} BETWEEN ${from} AND ${to} ORDER BY t.at, e.seq`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

async function loadMonths(db: Db, accountId: AccountId, timeZone: string): Promise<string[]> {
  const { rows } = await db.execute<{ month: string }>(sql`
    SELECT DISTINCT to_char(t.at AT TIME ZONE ${timeZone}, 'YYYY-MM') AS "month"
    FROM ${ofWallet(accountId)} ORDER BY 1 DESC`);
  return rows.map(({ month }) => month);
}
