import type { announcePresenceRoute } from "@pulau/contract/presence.ts";
import type { SessionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";

type Announced = z.output<typeof announcePresenceRoute.body> & { readonly sessionId: SessionId };

/** Says what is open on a page. `NOT_FOUND` once it follows the news no more, or where it is somebody else's. */
export async function announcePresence(
  db: Db,
  { line, chart, bookingId, sessionId }: Announced,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  // A booking that is no more is nobody's to look at.
  const { rowCount } = await db.execute(sql`
    UPDATE presence SET chart = ${chart}, booking_id = (SELECT id FROM booking WHERE id = ${bookingId}::uuid)
    WHERE line_id = ${line} AND session_id = ${sessionId}`);
  return rowCount === 0 ? refuse("NOT_FOUND") : ok({ done: true });
}
