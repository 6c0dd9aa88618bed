import type { Day } from "@pulau/domain/calendar/day.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { courtesyHold } from "../../../db/schema/courtesy-holds.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { type HoldRow, lockHold } from "../holds/public.ts";

export type Courtesy = typeof courtesyHold.$inferSelect;

/** What is held for somebody under its hold's lock, the first of everything that changes it; null where there is none. */
export async function lockCourtesy(
  tx: Tx,
  id: HoldId,
): Promise<{ readonly courtesy: Pick<Courtesy, "id" | "name" | "email">; readonly hold: HoldRow } | null> {
  const { rows } = await tx.execute<{ ownerId: HoldRow["ownerId"]; name: string; email: string | null }>(sql`
    SELECT h.owner_id AS "ownerId", c.name, c.email
    FROM stay_hold h JOIN courtesy_hold c ON c.id = h.id WHERE h.id = ${id} FOR UPDATE OF h`);
  const [found] = rows;
  const hold = found && (await lockHold(tx, id, found.ownerId));
  return hold ? { courtesy: { id, name: found.name, email: found.email }, hold } : null;
}

export type End = { readonly untilDay: Day; readonly untilTime: string };

/** The moment that staff chose, as clocks at the resort show it, and what it is held against. */
export async function endAtResort(tx: Tx, { untilDay, untilTime }: End, { checkIn }: HeldStay) {
  const { limits, timeZone } = await loadSettings(tx);
  const { rows } = await tx.execute<{ until: string; arrivalDayEnds: string }>(sql`
    SELECT (${untilDay}::date + ${untilTime}::time) AT TIME ZONE ${timeZone} AS "until",
      (${checkIn}::date + 1)::timestamp AT TIME ZONE ${timeZone} AS "arrivalDayEnds"`);
  const [found] = rows;
  if (!found) throw new Error("the end was not reckoned");
  return {
    until: new Date(found.until),
    arrivalDayEnds: new Date(found.arrivalDayEnds),
    mostHours: limits.courtesyHoldHours,
  };
}

/** What is held, as the audit log tells it: nothing of for whom. */
export const auditedCourtesy = ({ checkIn, checkOut, rooms }: HeldStay, until: Date | null) => ({
  checkIn,
  checkOut,
  rooms: rooms.map(({ roomNo }) => roomNo),
  heldUntil: until?.toISOString() ?? null,
});
