import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../../db/connect.ts";
import { checkLedger } from "./check-ledger.ts";
import { sealLedger } from "./seal-ledger.ts";

/** Seals what was posted since and checks the whole ledger; what is wrong stands in the server's log, its number is told. */
export async function checkLedgerNow(db: Db, log: FastifyBaseLogger) {
  await sealLedger(db);
  const { faults, ...looked } = await checkLedger(db);
  if (faults.length > 0) log.error({ faults }, "the ledger is broken");
  return { ...looked, faults: faults.length };
}
