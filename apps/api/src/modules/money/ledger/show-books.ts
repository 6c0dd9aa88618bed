import type { booksRoute } from "@pulau/contract/ledger.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sideOfKind } from "@pulau/domain/ledger/postings.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { iso, type Kind, type Period, type Turnover, turnoverOf, turnoverReply } from "./turnover.ts";

type Books = Reply<typeof booksRoute>;

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
      ...turnoverReply(kind, turnover),
    }))
    .sort((a, b) => order(a.kind) - order(b.kind));
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
