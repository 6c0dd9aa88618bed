import { isDeepStrictEqual } from "node:util";
import type { SailingCrew } from "@pulau/contract/sailing-crew.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { StaffId, StockId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse, refuseFields } from "@pulau/domain/result.ts";
import { copyDays } from "@pulau/domain/transport/crew.ts";
import { sql } from "../../../db/orm.ts";
import { countVersion, lockSaved, noteChanged } from "../../../db/saved-versions.ts";
import type { Tx } from "../../../db/tx.ts";
import { findDeparture, lockSailing } from "./departure.ts";
import { findKept } from "./kept-manifests.ts";
import { readCrew } from "./load-crew.ts";
import { crewKey, writeCrew } from "./set-crew.ts";

type Copying = {
  readonly sailingId: StockId;
  readonly staffId: StaffId;
  readonly until: Day;
  /** ISO: Monday is 1. */
  readonly weekdays: readonly number[];
  readonly replace: boolean;
};
type Copied = { readonly copied: number; readonly kept: number };

/**
 * Gives the crew of a ferry to its sailings of the same way and time on later days. One that has another crew is left alone
 * unless it is to be replaced; one that is closed or does not sail always is. `WRONG_STATE` for a charter, whose
 * days are those of its parties.
 */
export async function copyCrew(
  tx: Tx,
  { sailingId, staffId, until, weekdays, replace }: Copying,
): Promise<Result<Copied, "NOT_FOUND" | "WRONG_STATE" | "INVALID_INPUT">> {
  const from = await findDeparture(tx, { sailingId, party: null });
  if (!from) return (await isSailing(tx, sailingId)) ? refuse("WRONG_STATE") : refuse("NOT_FOUND");
  if (until <= from.day || until > addDays(from.day, copyDays))
    return refuseFields("INVALID_INPUT", [{ path: "until", rule: "crewDays", facts: { days: copyDays } }]);
  const alike = await lockAlike(tx, { sailingId, until, weekdays });
  const crew = await activeOf(tx, await readCrew(tx, { sailingId, party: null }));
  const all = { copied: 0, kept: 0 };
  for (const to of alike) {
    const departure = { sailingId: to, party: null };
    const sails = await findDeparture(tx, departure);
    const now = await readCrew(tx, departure);
    if (!sails || isDeepStrictEqual(now, crew)) continue;
    const isTaken = now.staff.length + now.others.length > 0 && !replace;
    if (isTaken || sails.cancelled || (await findKept(tx, departure))) {
      all.kept++;
      continue;
    }
    await saveCopy(tx, { departure, staffId, crew, sails });
    all.copied++;
  }
  return ok(all);
}

/** A crew without those who work here no more: they stay where they stood, and come to no other boat. */
async function activeOf(tx: Tx, crew: SailingCrew): Promise<SailingCrew> {
  const { rows } = await tx.execute<{ id: StaffId }>(sql`
    SELECT id FROM staff_user WHERE status = 'active' AND id = ANY(${sql.param(crew.staff)}::uuid[])`);
  return { ...crew, staff: crew.staff.filter((staffId) => rows.some(({ id }) => id === staffId)) };
}

const isSailing = async (tx: Tx, sailingId: StockId): Promise<boolean> =>
  (await tx.execute(sql`SELECT FROM sailing WHERE id = ${sailingId}`)).rows.length > 0;

/** What was read before of a sailing that is given a crew here is out of date. */
async function saveCopy(tx: Tx, copy: Parameters<typeof writeCrew>[1]): Promise<void> {
  const saved = { kind: "sailingCrew", key: crewKey(copy.departure) } as const;
  const version = await countVersion(tx, {
    ...saved,
    base: null,
    by: { who: "staff", staffId: copy.staffId },
  });
  await writeCrew(tx, copy);
  if (version.ok) await noteChanged(tx, { ...saved, version: version.value, changed: ["staff", "others"] });
}

/**
 * Locks the later sailings of the same boat, way and time on these weekdays, with their crews' versions: these first and in
 * one order, as a save of one crew does, so that nobody waits in a circle.
 */
async function lockAlike(
  tx: Tx,
  { sailingId, until, weekdays }: Pick<Copying, "sailingId" | "until" | "weekdays">,
): Promise<StockId[]> {
  const { rows } = await tx.execute<{ id: StockId }>(sql`
    SELECT s.id FROM sailing s JOIN sailing o ON o.boat_id = s.boat_id AND o.direction = s.direction
      AND o.time IS NOT DISTINCT FROM s.time AND o.from_jetty = s.from_jetty
    WHERE o.id = ${sailingId} AND s.day > o.day AND s.day <= ${until}
      AND extract(isodow FROM s.day)::int = ANY(${sql.param(weekdays)}::int[])
    ORDER BY s.day, s.id`);
  const found = rows.map(({ id }) => id);
  for (const id of found.toSorted())
    await lockSaved(tx, { kind: "sailingCrew", key: crewKey({ sailingId: id, party: null }) });
  for (const id of found.toSorted()) await lockSailing(tx, id);
  return found;
}
