import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

/**
 * Puts money before a person that a gateway reports and no payment of ours asked for: its news was stored an hour ago and
 * could not be applied. Ends such an item by itself once the news was applied after all. Safe to run anywhere, any time.
 */
export async function findUnmatched(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO needs_person (kind, facts, at)
    SELECT 'MONEY_UNMATCHED', jsonb_build_object('inboxId', i.id, 'gateway', i.gateway, 'gatewayRef', i.gateway_ref,
      'amountSen', (i.body ->> 'amountSen')::bigint, 'currency', i.body ->> 'currency'), pulau_now()
    FROM gateway_inbox i
    WHERE i.applied_at IS NULL AND i.body ->> 'state' = 'paid' AND i.received_at < pulau_now() - interval '1 hour'
      AND NOT EXISTS (SELECT FROM needs_person n WHERE n.kind = 'MONEY_UNMATCHED' AND n.facts ->> 'inboxId' = i.id::text)`);
  await db.execute(sql`
    UPDATE needs_person n SET done_at = pulau_now(), outcome = 'applied'
    FROM gateway_inbox i WHERE n.kind = 'MONEY_UNMATCHED' AND n.done_at IS NULL
      AND n.facts ->> 'inboxId' = i.id::text AND i.applied_at IS NOT NULL`);
}
