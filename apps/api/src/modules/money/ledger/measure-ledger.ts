import { Gauge, type Registry } from "prom-client";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

/** Shows to whoever watches the servers how far the books are sealed, and whether the last check found them whole. */
export function measureLedger(registry: Registry, db: Db): void {
  new Gauge({
    name: "ledger_faults",
    help: "What the last check of the ledger found broken; anything but 0 needs a person at once",
    registers: [registry],
    async collect() {
      const { rows } = await db.execute<{ faults: number }>(
        sql`SELECT jsonb_array_length(faults) AS faults FROM ledger_check ORDER BY at DESC LIMIT 1`,
      );
      this.set(rows[0]?.faults ?? 0);
    },
  });
  new Gauge({
    name: "ledger_unsealed_entries",
    help: "Entries of the ledger that no seal covers yet",
    registers: [registry],
    async collect() {
      const { rows } = await db.execute<{ open: string }>(
        sql`SELECT count(*) AS open FROM ledger_entry WHERE seq > coalesce((SELECT max(to_seq) FROM ledger_seal), 0)`,
      );
      this.set(Number(rows[0]?.open ?? 0));
    },
  });
}
