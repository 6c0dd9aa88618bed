import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Whoever writes the sailings of any boat takes turns until the transaction ends. */
export const lockAllSailings = (tx: Tx) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('default sailings', 0))`);
