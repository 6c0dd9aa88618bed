import type { SailingCrew } from "@pulau/contract/sailing-crew.ts";
import type { Departure } from "@pulau/contract/sailings.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { sql } from "../../../db/orm.ts";
import { sailingCrew } from "../../../db/schema/boarding.ts";
import type { Tx } from "../../../db/tx.ts";
import { type DepartureKey, findDeparture, lockSailing, namedInLog, ofDeparture } from "./departure.ts";
import { findKept } from "./kept-manifests.ts";
import { loadCrew } from "./load-crew.ts";

type Setting = { readonly departure: DepartureKey; readonly staffId: StaffId; readonly crew: SailingCrew };
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT";

/** The version of a boat's crew is kept under this: of a charter each party has its own. */
export const crewKey = ({ sailingId, party }: DepartureKey): string =>
  [sailingId, party].filter((part) => part !== null).join(" ");

/**
 * Sets who crews a boat. `WRONG_STATE` once its boarding is closed, since the manifest was kept with its crew, and for a
 * boat that does not sail; `INVALID_INPUT` for somebody who is not of the staff, or no more.
 */
export async function setCrew(
  tx: Tx,
  { departure, staffId, crew }: Setting,
): Promise<Result<{ done: true }, Refusals>> {
  if (!(await lockSailing(tx, departure.sailingId))) return refuse("NOT_FOUND");
  const sails = await findDeparture(tx, departure);
  if (!sails) return refuse("NOT_FOUND");
  if (sails.cancelled) return refuse("WRONG_STATE", { rule: "sailingCancelled" });
  if (await findKept(tx, departure)) return refuse("WRONG_STATE");
  const unknown = await firstUnknown(tx, departure, crew.staff);
  if (unknown !== -1)
    return refuseFields("INVALID_INPUT", [{ path: `staff.${unknown}`, rule: "unknownStaff" }]);
  await writeCrew(tx, { departure, staffId, crew, sails });
  return ok({ done: true });
}

/** The place of the first who can't be chosen: not active, unless they stand there already. */
async function firstUnknown(tx: Tx, departure: DepartureKey, staff: readonly StaffId[]): Promise<number> {
  const { rows } = await tx.execute<{ id: StaffId }>(sql`
    SELECT id FROM staff_user WHERE id = ANY(${sql.param(staff)}::uuid[]) AND (status = 'active' OR id IN (
      SELECT w.staff_id FROM sailing_crew w WHERE ${ofDeparture(departure, sql`w`)}))`);
  const known = new Set(rows.map(({ id }) => id));
  return staff.findIndex((id) => !known.has(id));
}

/** Puts a crew in the place of the one before, and tells the audit log. The sailing is locked. */
export async function writeCrew(
  tx: Tx,
  { departure, staffId, crew, sails }: Setting & { readonly sails: Departure },
): Promise<void> {
  const { sailingId, party: bookingId } = departure;
  const before = await loadCrew(tx, departure);
  await tx.execute(sql`DELETE FROM sailing_crew w WHERE ${ofDeparture(departure, sql`w`)}`);
  const members = [
    ...[...new Set(crew.staff)].map((id) => ({ staffId: id, name: null })),
    ...[...new Set(crew.others)].map((name) => ({ staffId: null, name })),
  ];
  const rows = members.map((member, position) => ({ ...member, sailingId, bookingId, position }));
  if (rows.length > 0) await tx.insert(sailingCrew).values(rows);
  const namesOf = (all: typeof before) => ({ crew: all.map(({ name }) => name).join(", ") });
  await auditChange(tx, {
    staffId,
    act: "crewSet",
    subject: "sailing",
    subjectId: sailingId,
    before: namesOf(before),
    after: namesOf(await loadCrew(tx, departure)),
    facts: namedInLog(sails),
  });
}
