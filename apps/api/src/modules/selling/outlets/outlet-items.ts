import {
  type OutletItemAdd,
  type OutletItemChange,
  type OutletItemRecord,
  outletItemRecords,
  type outletItemsRoute,
} from "@pulau/contract/outlet-records.ts";
import type { OutletId, OutletItemId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { eq, sql } from "../../../db/orm.ts";
import { outletItem } from "../../../db/schema/charges.ts";
import type { Tx } from "../../../db/tx.ts";
import { nameCells } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { placedSource } from "../../../records/list-records.ts";
import { lastPlace } from "../../../records/places.ts";
import { defined } from "../../../records/plain-store.ts";
import type { Actor, RecordStore } from "../../../records/record-store.ts";
import { refilled, staffPictures, staffWords } from "../../../records/staff-texts.ts";
import { pictureProblems } from "../catalogue/public.ts";

type Change = z.output<typeof OutletItemChange>;
type Row = typeof outletItem.$inferSelect;

const ofItem = sql`outlet o WHERE o.id = t.outlet_id`;
const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status,
  'name', ${staffWords(sql`t.name`, sql`'name'`)}, 'outlet', (SELECT o.list_no FROM ${ofItem}),
  'outlet_name', (SELECT o.name FROM ${ofItem}), 'category', ${staffWords(sql`t.category`, sql`'category'`)},
  'pictures', ${staffPictures(sql`t.pictures`)}, 'sen', t.sen, 'tax_group', t.tax_group, 'position', t.position,
  'missing', jsonb_array_length(t.missing),
  'charges', (SELECT count(*)::int FROM booking_charge c WHERE c.item_id = t.id))`;
const name = sql`(t.name ->> 'en')`;
const price = sql`t.sen`;

/** What the outlets sell. What was charged keeps its name and price, whatever becomes of the row. */
export const outletItems: RecordStore<typeof OutletItemAdd, typeof OutletItemChange, OutletItemId> = {
  routes: outletItemRecords,
  table: "outlet_item",
  row,
  subject: "outletItem",
  named: async (_, { outlet_name }) => ({ outlet: outlet_name }),
  add: async (tx, { position, ...obj }, actor) => {
    const columns = await columnsOf(tx, obj, { actor, missing: [] });
    if (!columns.ok) return columns;
    const place = position ?? (await lastPlace(tx, "outlet_item"));
    const values = { ...columns.value, position: place } as typeof outletItem.$inferInsert;
    const [made] = await tx.insert(outletItem).values(values).returning({ id: outletItem.id });
    if (!made) throw new Error("no item was made");
    return ok(made.id);
  },
  change: async (tx, id, obj, actor) => {
    const [before] = await tx.select().from(outletItem).where(eq(outletItem.id, id));
    const columns = await columnsOf(tx, obj, { actor, missing: before?.missing ?? [] });
    if (!columns.ok) return columns;
    await tx.update(outletItem).set(columns.value).where(eq(outletItem.id, id));
    return ok(true);
  },
};

type Edit = { readonly actor: Actor; readonly missing: readonly string[] };

/** The columns of what is sent, with English where a translation is missing; what is wrong is told at its field. */
async function columnsOf(
  tx: Tx,
  obj: Change,
  { actor, missing: before }: Edit,
): Promise<Result<Partial<Row>, "INVALID_INPUT">> {
  const outletId = await outletOf(tx, obj.outlet);
  if (outletId === null) return refuseFields("INVALID_INPUT", [{ path: "obj.outlet", rule: "notListed" }]);
  const [lost] = await pictureProblems(tx, { staffId: actor.staffId, pictures: obj.pictures ?? [] });
  if (lost) return refuseFields("INVALID_INPUT", [{ path: `obj.${lost.path}`, rule: lost.rule }]);
  const texts = defined({ name: obj.name, category: obj.category, pictures: obj.pictures });
  const { filled, missing } = refilled(texts, before);
  const { active_status: activeStatus, sen, tax_group: taxGroup, position } = obj;
  return ok({ ...filled, missing, ...defined({ outletId, activeStatus, sen, taxGroup, position }) });
}

/** The outlet of a number; null where it is nobody's, undefined where none is told. */
async function outletOf(tx: Tx, number: number | undefined): Promise<OutletId | null | undefined> {
  if (number === undefined) return undefined;
  const { rows } = await tx.execute<{ id: OutletId }>(
    sql`SELECT id FROM outlet WHERE list_no = ${number} FOR KEY SHARE`,
  );
  return rows[0]?.id ?? null;
}

type Filters = ListRequest<typeof outletItemsRoute>["query"];
export const outletItemList = (
  filters: Filters,
): Source<typeof outletItemsRoute, { row: OutletItemRecord }> => {
  const source = placedSource<OutletItemRecord>({
    table: "outlet_item",
    row,
    filters,
    name,
    searched: sql`concat_ws(' ', ${wordsIn(sql`t.name`)}, ${wordsIn(sql`t.category`)})`,
    where: [equals(sql`t.outlet_id`, filters.outlet)],
  });
  return {
    ...source,
    orders: {
      ...source.orders,
      price: [up(price, "bigint")],
      "-price": [down(price, "bigint")],
    },
    heads: { outlet: { en: "Outlet", my: "Outlet", cn: "营业点" } },
    cells: {
      no: ({ id }) => id,
      ...nameCells<OutletItemRecord>(({ name }) => name),
      outlet: ({ outlet_name }) => outlet_name.en,
      category: ({ category }) => category.en,
      price: ({ sen }) => formatRinggit(sen),
      missingTexts: ({ missing }) => missing,
      position: ({ position }) => position,
      active: ({ active_status }) => active_status,
    },
  };
};
