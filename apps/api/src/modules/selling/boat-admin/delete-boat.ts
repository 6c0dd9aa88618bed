import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { excludedBoat } from "../../../db/schema/transfers.ts";
import { boat, sailing, sailingTime } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Language } from "../../../plugins/language.ts";
import { inLanguage, nameUses } from "../../../records/name-uses.ts";
import { audit } from "./audit.ts";
import { lockSailings } from "./on-board.ts";

type Uses = { bookings: number; packages: number };
type Deletion = { readonly staffId: string; readonly boatId: string; readonly language: Language };

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
  const uses = await countUses(tx, boatId);
  if (uses.bookings + uses.packages > 0)
    return refuse("IN_USE", await nameUses(tx, uses, namesOf(boatId, language)));
  await tx.delete(sailingTime).where(eq(sailingTime.boatId, boatId));
  await tx.delete(excludedBoat).where(eq(excludedBoat.boatId, boatId));
  const gone = await tx.delete(sailing).where(eq(sailing.boatId, boatId)).returning({ id: sailing.id });
  await tx.execute(sql`
    DELETE FROM stock WHERE id = ANY(${sql.param(gone.map(({ id }) => id))}::uuid[])`);
  await tx.delete(boat).where(eq(boat.id, boatId));
  const facts = { name: found.name.en, kind: found.kind };
  await audit(tx, { staffId, act: "deleted", subject: "boat", subjectId: boatId, facts });
  return ok({ done: true });
}

/** The bookings and packages of which `countUses` tells how many. */
const namesOf = (boatId: string, language: Language) => ({
  bookings: sql`SELECT b.booking_no AS name FROM booking_crossing c JOIN booking b ON b.id = c.booking_id
    LEFT JOIN sailing s ON s.id = c.crossing_id WHERE s.boat_id = ${boatId} OR c.crossing_id = ${boatId}`,
  packages: sql`SELECT ${inLanguage(sql`p.name`, language)} AS name FROM included_transport i
    JOIN package p ON p.id = i.package_id WHERE i.boat_id = ${boatId}`,
});

/** Whoever has or had a place: in what was held and booked, the boat's sailings are named. */
async function countUses(tx: Tx, boatId: string): Promise<Uses> {
  const { rows } = await tx.execute<Uses>(sql`
    SELECT (SELECT count(DISTINCT c.hold_id)::int FROM stock_claim c JOIN sailing s ON s.id = c.stock_id
        WHERE s.boat_id = ${boatId})
      + (SELECT count(DISTINCT c.booking_id)::int FROM booking_crossing c LEFT JOIN sailing s ON s.id = c.crossing_id
        WHERE s.boat_id = ${boatId} OR c.crossing_id = ${boatId}) AS bookings,
      (SELECT count(DISTINCT package_id)::int FROM included_transport WHERE boat_id = ${boatId}) AS packages`);
  return rows[0] ?? { bookings: 0, packages: 0 };
}
