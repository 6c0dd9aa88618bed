import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { BoatId, PointId, StaffId } from "@pulau/domain/ids.ts";
import type { JettyChanges } from "@pulau/domain/transport/jetties.ts";
import { auditChange } from "../../../db/audit-change.ts";
import { eq, type SQL, sql } from "../../../db/orm.ts";
import { countUnasked, staffOrSystem } from "../../../db/saved-versions.ts";
import { transportPoint } from "../../../db/schema/transfers.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadTimetables } from "./load-timetables.ts";
import { lockAllSailings } from "./lock-all-sailings.ts";

type Renaming = {
  readonly renamed: JettyChanges["renamed"];
  /** Sailings from here on take the new name. */
  readonly today: Day;
  /** Null at the terminal. */
  readonly staffId: StaffId | null;
};

/**
 * Carries new names of jetties over to the timetables, sailings ahead and places on land that name them. What guests have
 * booked keeps the name that it was booked with.
 */
export async function renameJetties(tx: Tx, renaming: Renaming): Promise<void> {
  if (renaming.renamed.length === 0) return;
  await renameInTimetables(tx, renaming);
  await renameInPoints(tx, renaming);
}

const oldNames = (renamed: Renaming["renamed"]): SQL =>
  sql`${sql.param(renamed.map(({ from }) => from))}::text[]`;

/** What a column says with the new names. */
function newNameIn(column: SQL, renamed: Renaming["renamed"]): SQL {
  const names = JSON.stringify(Object.fromEntries(renamed.map(({ from, to }) => [from, to])));
  return sql`coalesce(${names}::jsonb ->> ${column}, ${column})`;
}

async function renameInTimetables(tx: Tx, { renamed, today, staffId }: Renaming): Promise<void> {
  const isNamed = sql`(from_jetty = ANY(${oldNames(renamed)}) OR to_jetty = ANY(${oldNames(renamed)}))`;
  const newNames = sql`from_jetty = ${newNameIn(sql`from_jetty`, renamed)}, to_jetty = ${newNameIn(sql`to_jetty`, renamed)}`;
  const { rows: boats } = await tx.execute<{ id: BoatId; name: string }>(sql`
    SELECT id, name ->> 'en' AS name FROM boat
    WHERE id IN (SELECT boat_id FROM sailing_time WHERE ${isNamed}) ORDER BY id`);
  const ids = boats.map(({ id }) => id);
  for (const key of ids)
    await countUnasked(tx, { kind: "boat", key, by: staffOrSystem(staffId), changed: ["timetables"] });
  await lockAllSailings(tx);
  const before = await loadTimetables(tx, ids);
  await tx.execute(sql`UPDATE sailing_time SET ${newNames} WHERE ${isNamed}`);
  await tx.execute(sql`UPDATE sailing SET ${newNames} WHERE ${isNamed} AND day >= ${today}`);
  const after = await loadTimetables(tx, ids);
  for (const { id, name } of boats)
    await auditChange(tx, {
      staffId,
      act: "changed",
      subject: "boat",
      subjectId: id,
      before: { timetables: before.get(id) },
      after: { timetables: after.get(id) },
      facts: { name },
    });
}

/** A place keeps its own words in other languages, and its name where another place has the new one already. */
async function renameInPoints(tx: Tx, { renamed, staffId }: Renaming): Promise<void> {
  const { rows: points } = await tx.execute<{ id: PointId; no: number; name: Words }>(sql`
    SELECT p.id, p.list_no AS no, p.name FROM transport_point p
    WHERE p.type = 'jetty' AND EXISTS (
      SELECT FROM jsonb_each_text(p.name) word WHERE word.value = ANY(${oldNames(renamed)}))
    AND NOT EXISTS (
      SELECT FROM transport_point o WHERE o.id <> p.id
        AND lower(o.name ->> 'en') = lower(${newNameIn(sql`(p.name ->> 'en')`, renamed)}))
    ORDER BY p.id`);
  const newName = (word: string) => renamed.find(({ from }) => from === word)?.to ?? word;
  for (const { id, no, name: before } of points) {
    await countUnasked(tx, { kind: "record", key: id, by: staffOrSystem(staffId), changed: ["name"] });
    const name: Words = { en: newName(before.en), my: newName(before.my), cn: newName(before.cn) };
    await tx.update(transportPoint).set({ name }).where(eq(transportPoint.id, id));
    await auditChange(tx, {
      staffId,
      act: "changed",
      subject: "transportPoint",
      subjectId: id,
      before: { name: before },
      after: { name },
      facts: { name, no },
    });
  }
}
