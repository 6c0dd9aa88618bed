import type { Day } from "@pulau/domain/calendar/day.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import type { SailedBoat } from "./write-sailings.ts";

type Larger = { day: Day; direction: string; time: null; taken: number };

/** `SEATS_TAKEN`: a party ahead has hired a charter, and would not find a seat each in the boats that it hired. */
export async function checkCharterSeats(
  tx: Tx,
  boat: Pick<SailedBoat, "id" | "kind" | "seats">,
): Promise<Result<true, "SEATS_TAKEN">> {
  if (boat.kind === "ferry") return ok(true);
  const { timeZone } = await loadSettings(tx);
  const today = await loadToday(tx, timeZone);
  const { rows } = await tx.execute<Larger>(sql`
    SELECT s.day, s.direction, NULL AS time, party.persons AS taken
    FROM sailing s JOIN stock_claim c ON c.stock_id = s.id JOIN stay_hold h ON h.id = c.hold_id
    CROSS JOIN LATERAL jsonb_array_elements(h.stay -> 'crossings') AS held
    CROSS JOIN LATERAL (
      SELECT sum(count::int)::int AS persons
      FROM jsonb_array_elements(h.stay -> 'rooms') AS slept, jsonb_each_text(slept -> 'occupants') AS o(kind, count)
    ) AS party
    WHERE s.boat_id = ${boat.id} AND s.day >= ${today} AND held ->> 'stockId' = s.id::text
      AND party.persons > (held ->> 'boats')::int * ${boat.seats}
    ORDER BY s.day LIMIT 1`);
  return rows[0] ? refuse("SEATS_TAKEN", rows[0]) : ok(true);
}
