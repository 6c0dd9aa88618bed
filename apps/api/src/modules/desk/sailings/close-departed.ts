import type { BookingId, StockId } from "@pulau/domain/ids.ts";
import { manifestDays } from "@pulau/domain/transport/boarding.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { inTransaction } from "../../../db/tx.ts";
import { oneByOne } from "../../../jobs/one-by-one.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { closeBoarding } from "./close-boarding.ts";
import { sailingStates } from "./departure.ts";

type Departed = { readonly sailingId: StockId; readonly party: BookingId | null };

/**
 * Keeps the manifests of boats that have left and that nobody has closed: of ferries an hour after their time, of charters
 * on the next day, and of what was opened again an hour after that. Who is still missing then stays so. Names and families
 * are erased once they were kept long enough. A boat that can't be closed holds up no other, and is told of at the end.
 */
export async function closeDeparted(db: Db, sealer: Sealer): Promise<void> {
  await erase(db);
  const { timeZone } = await loadSettings(db);
  await oneByOne(await loadDeparted(db, timeZone), {
    act: (departure) =>
      inTransaction(db, (tx) => closeBoarding(tx, sealer, { departure, staffId: null, missing: null })),
    nameOf: ({ sailingId }) => `closing sailing ${sailingId}`,
  });
}

/** Of the last days only, and those opened again in them: older ones sailed before there were manifests. */
async function loadDeparted(db: Db, timeZone: string): Promise<Departed[]> {
  const now = sql`(pulau_now() AT TIME ZONE ${timeZone})`;
  const { rows } = await db.execute<Departed>(sql`
    SELECT DISTINCT s.id AS "sailingId", CASE c.kind WHEN 'charter' THEN o.id END AS party
    FROM sailing s JOIN booking_crossing c ON c.stock_id = s.id JOIN booking o ON o.id = c.booking_id
    WHERE s.day <= ${now}::date AND (s.day >= ${now}::date - 2 OR EXISTS (SELECT FROM kept_manifest r
        WHERE r.sailing_id = s.id AND r.reopened_at > pulau_now() - interval '2 days'))
      AND o.state IN ${sailingStates} AND s.disruption_id IS NULL
      AND CASE c.kind WHEN 'charter' THEN s.day < ${now}::date
        ELSE s.day + coalesce(s.time, '23:59') + interval '1 hour' < ${now} END
      AND NOT EXISTS (SELECT FROM kept_manifest m WHERE m.sailing_id = s.id
        AND m.booking_id IS NOT DISTINCT FROM CASE c.kind WHEN 'charter' THEN o.id END
        AND (m.reopened_at IS NULL OR m.reopened_at > pulau_now() - interval '1 hour'))
    ORDER BY 1, 2`);
  return rows;
}

async function erase(db: Db): Promise<void> {
  const before = sql`pulau_now() - make_interval(days => ${manifestDays})`;
  await db.execute(
    sql`UPDATE kept_manifest SET sealed = NULL WHERE sealed IS NOT NULL AND closed_at < ${before}`,
  );
  await db.execute(
    sql`UPDATE boarding_act SET guest_name = '' WHERE guest_name <> '' AND received_at < ${before}`,
  );
  await db.execute(sql`DELETE FROM passenger_weight WHERE received_at < ${before}`);
  await db.execute(sql`
    DELETE FROM harbour_details h USING booking b WHERE b.id = h.booking_id AND b.check_out < (${before})::date`);
}
