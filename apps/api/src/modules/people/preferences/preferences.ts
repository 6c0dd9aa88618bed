import type { MemberId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";

/** Whose they are. */
export type Person = { readonly staffId: StaffId } | { readonly memberId: MemberId };

/** Most that one person keeps: there are fewer lists. */
const most = 100;

const columnOf = (person: Person): SQL => ("staffId" in person ? sql`staff_id` : sql`member_id`);
const idOf = (person: Person): string => ("staffId" in person ? person.staffId : person.memberId);

/** All that a person keeps. */
export async function loadPreferences(
  db: Db,
  person: Person,
): Promise<{ preferences: { name: string; value: string }[] }> {
  const { rows } = await db.execute<{ name: string; value: string }>(sql`
    SELECT name, value FROM person_preference WHERE ${columnOf(person)} = ${idOf(person)} ORDER BY name`);
  return { preferences: rows };
}

/** Keeps one; the last one kept stands. `LIMIT_REACHED`: there are a hundred others already. */
export async function keepPreference(
  tx: Tx,
  person: Person,
  { name, value }: { name: string; value: string },
): Promise<Result<{ done: true }, "LIMIT_REACHED">> {
  const [column, id] = [columnOf(person), idOf(person)];
  const { rows } = await tx.execute(sql`
    INSERT INTO person_preference (${column}, name, value, changed_at)
    SELECT ${id}, ${name}, ${value}, pulau_now()
    WHERE (SELECT count(*) FROM person_preference WHERE ${column} = ${id} AND name <> ${name}) < ${most}
    ON CONFLICT (${column}, name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at
    RETURNING name`);
  return rows.length > 0 ? ok({ done: true }) : refuse("LIMIT_REACHED");
}
