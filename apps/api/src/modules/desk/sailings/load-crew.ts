import type { SailingCrew } from "@pulau/contract/sailing-crew.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DepartureKey, ofDeparture } from "./departure.ts";

/** Names of who crews a boat, as they were set: a JSON list. `party` is the booking that hired it, null for a ferry. */
export const crewNames = (sailingId: SQL, party: SQL): SQL => sql`(
  SELECT coalesce(json_agg(coalesce(u.name, w.name) ORDER BY w.position), '[]') FROM sailing_crew w
  LEFT JOIN staff_user u ON u.id = w.staff_id
  WHERE w.sailing_id = ${sailingId} AND w.booking_id IS NOT DISTINCT FROM ${party})`;

/** Whether one of the staff is among who crews a boat. */
export const isCrewedBy = (staffId: StaffId, sailingId: SQL, party: SQL): SQL => sql`EXISTS (
  SELECT FROM sailing_crew w WHERE w.staff_id = ${staffId} AND w.sailing_id = ${sailingId}
    AND w.booking_id IS NOT DISTINCT FROM ${party})`;

type Member = { readonly staffId: StaffId | null; readonly name: string };

/** Who crews a boat, in the order in which they were set. */
export async function loadCrew(db: Db | Tx, departure: DepartureKey): Promise<readonly Member[]> {
  const { rows } = await db.execute<Member>(sql`
    SELECT w.staff_id AS "staffId", coalesce(u.name, w.name) AS name FROM sailing_crew w
    LEFT JOIN staff_user u ON u.id = w.staff_id WHERE ${ofDeparture(departure, sql`w`)} ORDER BY w.position`);
  return rows;
}

/** The same by the fields of its call. */
export async function readCrew(db: Db | Tx, departure: DepartureKey): Promise<SailingCrew> {
  const crew = await loadCrew(db, departure);
  return {
    staff: crew.flatMap(({ staffId }) => staffId ?? []),
    others: crew.flatMap(({ staffId, name }) => (staffId === null ? name : [])),
  };
}
