import type { Reply } from "@pulau/contract/route.ts";
import type { sailingCrewRoute } from "@pulau/contract/sailing-crew.ts";
import type { mySailingsRoute, SailingLine } from "@pulau/contract/sailings.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type DepartureKey, findDeparture } from "./departure.ts";
import { sailings } from "./list-sailings.ts";
import { isCrewedBy, readCrew } from "./load-crew.ts";
import { crewKey } from "./set-crew.ts";

/** Who crews a boat, and who can: everybody of the staff who is active, and who stands there already. */
export async function showCrew(
  db: Db,
  departure: DepartureKey,
): Promise<Result<Reply<typeof sailingCrewRoute>, "NOT_FOUND">> {
  if (!(await findDeparture(db, departure))) return refuse("NOT_FOUND");
  const version = await versionOf(db, "sailingCrew", crewKey(departure));
  const crew = await readCrew(db, departure);
  type Person = Reply<typeof sailingCrewRoute>["people"][number];
  const { rows: people } = await db.execute<Person>(sql`
    SELECT id AS "_id", name FROM staff_user
    WHERE status = 'active' OR id = ANY(${sql.param(crew.staff)}::uuid[]) ORDER BY name, id`);
  return ok({ ...crew, version, people });
}

/** The boats of today that somebody crews. */
export async function showMine(db: Db, staffId: StaffId): Promise<Reply<typeof mySailingsRoute>> {
  const { timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const lines = sailings({ from: today, to: today });
  const where = lines.where.filter((condition): condition is SQL => condition !== undefined);
  const { rows } = await db.execute<SailingLine & { sold: number }>(sql`
    SELECT ${lines.columns} FROM ${lines.from}
    WHERE ${sql.join([...where, isCrewedBy(staffId, sql`d.sailing_id`, sql`d.party_id`)], sql` AND `)}
    ORDER BY d.time NULLS LAST, d.direction DESC, d.id`);
  return { today, sailings: [...(await lines.rows(rows, db))] };
}
