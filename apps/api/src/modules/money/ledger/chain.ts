import { createHash } from "node:crypto";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** What the first seal follows. */
export const chainStart = "0".repeat(64);

/** An entry with its movement, as it is sealed: every column that says what happened, and nothing that may change. */
type Sealed = {
  seq: string;
  text: string;
};

/**
 * The canonical text of entries: a JSON array of everything that an entry and its movement say, instants in UTC with
 * their microseconds. JSON's own quoting keeps one column from being mistaken for another.
 */
const canonical = sql`json_build_array(e.seq, e.id, e.account_kind, e.account_key, e.currency, e.sen, t.id, t.kind,
  t.booking_id, t.purchase_id, t.payment_id, t.refund_id, t.once,
  to_char(t.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'))::text`;

const perRead = 2_000;

/** A seal's hash over the one before it and its entries, each on a line of its own. */
export class SealHash {
  readonly #hash = createHash("sha256");
  count = 0;

  constructor(previousHash: string) {
    this.#hash.update(previousHash);
  }

  add(text: string): void {
    this.#hash.update("\n").update(text);
    this.count += 1;
  }

  end(): string {
    return this.#hash.digest("hex");
  }
}

/** Entries after `from` up to `to` in the order of their numbers, a batch at a time: the books may be long. */
export async function* entriesBetween(db: Db | Tx, from: number, to: number): AsyncGenerator<Sealed[]> {
  let after = from;
  for (;;) {
    const { rows } = await db.execute<Sealed>(sql`
      SELECT e.seq, ${canonical} AS text FROM ledger_entry e JOIN ledger_transaction t ON t.id = e.transaction_id
      WHERE e.seq > ${after} AND e.seq <= ${to} ORDER BY e.seq LIMIT ${perRead}`);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = Number(last.seq);
  }
}
