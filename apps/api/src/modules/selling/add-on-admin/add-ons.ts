import type { AddOnAdd, AddOnChange } from "@pulau/contract/add-on-records.ts";
import { addOnRecords } from "@pulau/contract/add-on-records.ts";
import type { AddOnId, CategoryId, PackageId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { eq, type SQL, sql } from "../../../db/orm.ts";
import { addOn, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import { claimsOf } from "../../../records/name-uses.ts";
import { lastPlace } from "../../../records/places.ts";
import { defined } from "../../../records/plain-store.ts";
import type { Actor, RecordStore } from "../../../records/record-store.ts";
import { refilled } from "../../../records/staff-texts.ts";
import { pictureProblems } from "../catalogue/public.ts";
import { removeAddOnDays, writeAddOnDays } from "./add-on-days.ts";
import { addOnRow } from "./list-add-ons.ts";

type Change = z.output<typeof AddOnChange>;
type Row = typeof addOn.$inferSelect;

/** What is sold beside a stay. What can be had of it each day is written ahead; there is never less of it than is booked. */
export const addOns: RecordStore<typeof AddOnAdd, typeof AddOnChange, AddOnId> = {
  routes: addOnRecords,
  table: "add_on",
  row: addOnRow,
  subject: "addOn",
  named: async (_, { category_name }) => ({ category: category_name }),
  parts: [{ table: "add_on_day", where: (id) => sql`p.add_on_id = ${id}::uuid` }],
  add: async (tx, { position, ...obj }, actor) => {
    const columns = await columnsOf(tx, obj, { actor, before: null });
    if (!columns.ok) return columns;
    const place = position ?? (await lastPlace(tx, "add_on"));
    const values = { ...columns.value, position: place } as typeof addOn.$inferInsert;
    const [made] = await tx.insert(addOn).values(values).returning();
    if (!made) throw new Error("no add-on was made");
    const written = await writeAddOnDays(tx, made);
    return written.ok ? ok(made.id) : written;
  },
  change: async (tx, id, obj, actor) => {
    const before = await rowOf(tx, id);
    const columns = await columnsOf(tx, obj, { actor, before });
    if (!columns.ok) return columns;
    const [now] = await tx.update(addOn).set(columns.value).where(eq(addOn.id, before.id)).returning();
    return writeAddOnDays(tx, now ?? before);
  },
  users: (id) => {
    const { bookings, holds } = claimsOf(sql`SELECT d.id FROM add_on_day d WHERE d.add_on_id = ${id}::uuid`);
    const had = sql`u.add_on_id = ${id}::uuid`;
    return {
      bookings: [...bookings, { table: "booking_add_on", where: had }],
      holds: [...holds, { table: "stay_hold", where: isHeldWith(id) }],
    };
  },
  beforeRemove: async (tx, id) => ok(await removeAddOnDays(tx, id)),
  afterRestore: async (tx, id) => {
    await writeAddOnDays(tx, await rowOf(tx, id), { keepBooked: true });
  },
};

async function rowOf(tx: Tx, id: AddOnId): Promise<Row> {
  const [found] = await tx.select().from(addOn).where(sql`${addOn.id} = ${id}::uuid`);
  if (!found) throw new Error(`no add-on ${id}`);
  return found;
}

/** Whether a stay `u` is held with it just now. */
const isHeldWith = (
  id: AddOnId,
): SQL => sql`u.kind = 'stay' AND u.state = 'live' AND u.expires_at > pulau_now()
  AND u.stay -> 'addOns' @> jsonb_build_array(jsonb_build_object('addOnId', ${id}::text))`;

type AddOnEdit = { readonly actor: Actor; readonly before: Row | null };

/** The columns of what is sent, with English where a translation is missing; what is wrong is told at its field. */
async function columnsOf(
  tx: Tx,
  obj: Omit<Change, "position"> & Pick<Change, "position">,
  { actor, before }: AddOnEdit,
): Promise<Result<Partial<Row>, "INVALID_INPUT">> {
  const refuseAt = (path: string, rule: string) =>
    refuseFields("INVALID_INPUT", [{ path: `obj.${path}`, rule }]);
  const categoryId = await categoryOf(tx, obj.category);
  if (categoryId === null) return refuseAt("category", "notListed");
  if (obj.package_id && !(await isAdditional(tx, obj.package_id))) return refuseAt("package_id", "notListed");
  const [first, last] = [obj.from ?? before?.from, obj.to ?? before?.to];
  const spans = obj.from !== null && obj.to !== null;
  if (spans && first && last && first > last) return refuseAt("to", "dayOrder");
  const wrong = await pictureProblems(tx, { staffId: actor.staffId, pictures: obj.pictures ?? [] });
  const [lost] = wrong;
  if (lost) return refuseAt(lost.path, lost.rule);
  const texts = defined({ name: obj.name, summary: obj.summary, pictures: obj.pictures });
  const { filled, missing } = refilled(texts, before?.missing ?? []);
  return ok({
    ...filled,
    missing,
    ...defined({
      activeStatus: obj.active_status,
      categoryId,
      packageId: obj.package_id as Row["packageId"],
      sen: obj.sen,
      per: obj.per,
      taxGroup: obj.tax_group,
      needsDay: obj.needs_day,
      most: obj.most,
      dailyStock: obj.daily_stock,
      from: obj.from,
      to: obj.to,
      position: obj.position,
      weekdays: obj.weekdays?.toSorted(),
      excluded: obj.excluded?.toSorted(),
    }),
  });
}

/** The category of a number; null where it is nobody's, undefined where none is told. */
async function categoryOf(tx: Tx, number: number | undefined): Promise<CategoryId | null | undefined> {
  if (number === undefined) return undefined;
  const { rows } = await tx.execute<{ id: CategoryId }>(
    sql`SELECT id FROM add_on_category WHERE list_no = ${number} FOR KEY SHARE`,
  );
  return rows[0]?.id ?? null;
}

/** Only packages that are sold beside a stay have choices. */
async function isAdditional(tx: Tx, id: PackageId): Promise<boolean> {
  const [found] = await tx
    .select({ type: stayPackage.type })
    .from(stayPackage)
    .where(sql`${stayPackage.id} = ${id}::uuid`)
    .for("key share");
  return found?.type === "additional";
}
