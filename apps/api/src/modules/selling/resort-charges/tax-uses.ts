import type { TaxId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Users } from "../../../records/name-uses.ts";
import { loadResortToday } from "../../ground/resort/public.ts";

/** Events ahead whose prices include a tax: it can't be taken from them. */
export async function eventsWithTax(tx: Tx, taxId: TaxId): Promise<Users> {
  const today = await loadResortToday(tx);
  return {
    events: [
      { table: "event", where: sql`u.cancelled_at IS NULL AND u.day >= ${today} AND u.tax_ids ? ${taxId}` },
    ],
  };
}

/** The same, and taxes that are charged on it and stay. */
export const taxUsers = async (tx: Tx, taxId: TaxId, gone: readonly TaxId[]): Promise<Users> => ({
  ...(await eventsWithTax(tx, taxId)),
  taxes: [
    {
      table: "tax",
      where: sql`u.active_status AND u.terms -> 'onTaxes' ? ${taxId} AND u.id <> ALL(${sql.param(gone)}::uuid[])`,
    },
  ],
});

const turn = sql`hashtextextended('taxes in use', 0)`;

/** Whoever takes taxes out of use waits for those who name one just now, and the other way round. */
export const lockTaxesInUse = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(${turn})`);

/** Taxes that are in use stay so until the transaction has named them; others name theirs beside it. */
export const keepTaxesInUse = (tx: Tx): Promise<unknown> =>
  tx.execute(sql`SELECT pg_advisory_xact_lock_shared(${turn})`);
