import type { Result } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { claimStay } from "./claims.ts";
import type { HoldRow } from "./hold-rows.ts";

/** Claims what a hold keeps until its end, and writes the hold's own row: a new one, or over the draft's earlier one. */
export const takeHold = (tx: Tx, hold: HoldRow, cameFrom: string | undefined): Promise<Result<true>> =>
  claimStay(
    tx,
    {
      holdId: hold.id,
      stay: hold.stay,
      state: "hold",
      until: hold.expiresAt,
      offered: hold.offeredUntil !== null,
    },
    sql`INSERT INTO stay_hold AS h (id, owner_id, state, stay, created_at, expires_at, offered_until, came_from)
      VALUES (${hold.id}::uuid, ${hold.ownerId}::uuid, 'live', ${JSON.stringify(hold.stay)}::jsonb,
        ${hold.createdAt.toISOString()}::timestamptz, ${hold.expiresAt.toISOString()}::timestamptz,
        ${hold.offeredUntil?.toISOString() ?? null}::timestamptz, ${cameFrom ?? null})
      ON CONFLICT (id) DO UPDATE SET state = 'live', stay = excluded.stay, created_at = excluded.created_at,
        expires_at = excluded.expires_at, offered_until = excluded.offered_until, came_from = excluded.came_from
        WHERE h.state <> 'booked' AND h.owner_id = excluded.owner_id
      RETURNING 1`,
  );
