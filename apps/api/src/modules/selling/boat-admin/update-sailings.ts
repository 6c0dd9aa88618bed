import type { BoatId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { eq } from "../../../db/orm.ts";
import { boat } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadTimetables } from "../../ground/timetables/public.ts";
import { type SailingsWritten, writeSailings } from "./write-sailings.ts";

/**
 * Makes the sailings of a boat what its row and timetables say now; who has a place on one that is dropped keeps it. A
 * boat without a timetable is left as it is, for its sailings were not made by one. See `writeSailings` for refusals.
 */
export async function updateSailings(
  tx: Tx,
  boatId: BoatId,
): Promise<Result<SailingsWritten | null, "SAILINGS_BOOKED" | "SEATS_TAKEN" | "DEFAULT_SAILING_TWICE">> {
  const [now] = await tx.select().from(boat).where(eq(boat.id, boatId)).for("update");
  const timetables = (await loadTimetables(tx, [boatId])).get(boatId) ?? [];
  if (!now || (now.activeStatus && timetables.length === 0)) return ok(null);
  return writeSailings(tx, now, timetables, { keepBooked: true });
}
