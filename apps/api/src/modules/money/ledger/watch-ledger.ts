import type { Db } from "../../../db/connect.ts";
import { checkLedger } from "./check-ledger.ts";
import { sealLedger } from "./seal-ledger.ts";

/** The part of a log that the ledger needs. */
export type LedgerLog = {
  info(facts: object, text: string): void;
  error(facts: object, text: string): void;
};

/**
 * Seals what can be sealed. The log keeps each hash too: who could rewrite the whole database could not make it fit what
 * stands there.
 */
export async function sealAndReport(db: Db, log?: LedgerLog): Promise<void> {
  for (const { no, toSeq, hash } of await sealLedger(db)) log?.info({ no, toSeq, hash }, "sealed the ledger");
}

/** Seals and then checks the whole ledger, and says aloud what is broken. */
export async function checkAndReport(db: Db, log?: LedgerLog): Promise<void> {
  await sealAndReport(db, log);
  const { faults } = await checkLedger(db);
  if (faults.length > 0) log?.error({ faults }, "the ledger is broken");
}
