import type { Db, Tx } from "../db/connect.ts";
import { everyInvariant } from "../db/invariants.ts";
import { sql } from "../db/orm.ts";
import { checkChain } from "../modules/money/ledger/public.ts";
import type { Sealer } from "../plugins/seal.ts";
import { overdueFaults } from "./overdue.ts";
import { unreadableData } from "./sealed-data.ts";

/** What one check found: what must hold, how long it took in ms, and a line for each breach. */
export type Finding = { readonly holds: string; readonly ms: number; readonly faults: readonly string[] };
/** One thing to look at. */
export type Check = { readonly holds: string; readonly look: (tx: Tx) => Promise<readonly string[]> };

type Audit = {
  readonly sealer: Sealer;
  readonly report: (finding: Finding) => void;
  readonly checks?: readonly Check[];
};

/**
 * Proves a live database or shows what is wrong with it, and writes nothing: all checks see one moment, in a transaction that is
 * read-only, so that servers may go on selling meanwhile. Every finding is handed to `report` as soon as it is there.
 *
 * @param db a connection without time limits: a million bookings take minutes.
 * @returns how many breaches there are.
 */
export function runAudit(db: Db, { sealer, report, checks = checksWith(sealer) }: Audit): Promise<number> {
  return db.transaction(
    async (tx) => {
      let faults = 0;
      for (const { holds, look } of checks) {
        const begun = performance.now();
        const found = await look(tx);
        report({ holds, ms: performance.now() - begun, faults: found });
        faults += found.length;
      }
      return faults;
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

/** Every check there is, in order. */
export const checksWith = (sealer: Sealer): readonly Check[] => [
  ...[...everyInvariant, ...overdueFaults].map(({ holds, faults }) => ({
    holds,
    look: async (tx: Tx) =>
      (await tx.execute<{ fault: string }>(sql.raw(faults))).rows.map(({ fault }) => fault),
  })),
  {
    holds: "The ledger is as it was sealed",
    look: async (tx) => (await checkChain(tx)).faults,
  },
  { holds: "Sealed personal data can be read", look: (tx) => unreadableData(tx, sealer) },
];
