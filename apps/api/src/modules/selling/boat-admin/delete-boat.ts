import type { BoatId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq, sql } from "../../../db/orm.ts";
import { excludedBoat } from "../../../db/schema/transfers.ts";
import { boat, sailing, sailingTime } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { claimsOf, refuseUsed, type Users } from "../../../records/name-uses.ts";
import { lockSailings } from "./lock-sailings.ts";
import { findBoat } from "./save-boat.ts";

type Deletion = { readonly staffId: StaffId; readonly boatId: BoatId; readonly language: Language };

/**
 * Deletes a boat with everything that it ever sailed. `WRONG_STATE`: it is still offered, so somebody may be choosing it;
 * `IN_USE`: somebody had a place on it, or a package includes it.
 */
export async function deleteBoat(
  tx: Tx,
  { staffId, boatId, language }: Deletion,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "IN_USE">> {
  const [found] = await tx.select().from(boat).where(eq(boat.id, boatId)).for("update");
  if (!found) return refuse("NOT_FOUND");
  if (found.activeStatus) return refuse("WRONG_STATE");
  await lockSailings(tx, boatId, "2000-01-01");
  const free = await refuseUsed(tx, usersOf(boatId), language);
  if (!free.ok) return free;
  const before = await findBoat(tx, boatId);
  await tx.delete(sailingTime).where(eq(sailingTime.boatId, boatId));
  await tx.delete(excludedBoat).where(eq(excludedBoat.boatId, boatId));
  const gone = await tx.delete(sailing).where(eq(sailing.boatId, boatId)).returning({ id: sailing.id });
  await tx.execute(sql`
    DELETE FROM stock WHERE id = ANY(${sql.param(gone.map(({ id }) => id))}::uuid[])`);
  await tx.delete(boat).where(eq(boat.id, boatId));
  const facts = { name: found.name.en, kind: found.kind };
  const act = { act: "deleted", subject: "boat", subjectId: boatId } as const;
  await auditChange(tx, { staffId, ...act, before, after: null, facts });
  return ok({ done: true });
}

/** Whoever has, had or holds a place, and packages that include it. What was booked names the boat's sailings. */
const usersOf = (boatId: BoatId): Users => {
  const sailings = sql`SELECT s.id FROM sailing s WHERE s.boat_id = ${boatId}`;
  const { bookings, holds } = claimsOf(sailings);
  const had = sql`(u.crossing_id = ${boatId} OR u.crossing_id IN (${sailings}))`;
  return {
    bookings: [...bookings, { table: "booking_crossing", where: had }],
    holds,
    packages: [{ table: "included_transport", where: sql`u.boat_id = ${boatId}` }],
  };
};
