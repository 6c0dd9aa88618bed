import {
  type OutletAdd,
  type OutletChange,
  type OutletRecord,
  outletRecords,
  type outletsRoute,
} from "@pulau/contract/outlet-records.ts";
import type { OutletId } from "@pulau/domain/ids.ts";
import { ok } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { outlet } from "../../../db/schema/charges.ts";
import { nameCells } from "../../../listing/cells.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { checkFree } from "../../../records/check-name.ts";
import { placedSource } from "../../../records/list-records.ts";
import { lastPlace } from "../../../records/places.ts";
import { defined } from "../../../records/plain-store.ts";
import type { RecordStore } from "../../../records/record-store.ts";
import { refilled, staffWords } from "../../../records/staff-texts.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status,
  'name', ${staffWords(sql`t.name`, sql`'name'`)}, 'icon', t.icon, 'position', t.position,
  'items', (SELECT count(*)::int FROM outlet_item i WHERE i.outlet_id = t.id))`;
const name = sql`(t.name ->> 'en')`;
const free = { table: "outlet", column: name, path: "obj.name.en" };

/** Where guests charge to their room. A new one stands last. */
export const outlets: RecordStore<typeof OutletAdd, typeof OutletChange, OutletId> = {
  routes: outletRecords,
  table: "outlet",
  row,
  subject: "outlet",
  add: async (tx, { name: words, icon, position, active_status: activeStatus }) => {
    const unused = await checkFree(tx, free, words.en);
    if (!unused.ok) return unused;
    const { filled, missing } = refilled({ name: words }, []);
    const place = position ?? (await lastPlace(tx, "outlet"));
    const [made] = await tx
      .insert(outlet)
      .values({ ...filled, missing, icon, position: place, activeStatus })
      .returning({ id: outlet.id });
    if (!made) throw new Error("no outlet was made");
    return ok(made.id);
  },
  change: async (tx, id, { name: words, icon, position, active_status: activeStatus }) => {
    const unused = await checkFree(tx, free, words?.en, id);
    if (!unused.ok) return unused;
    const [before] = await tx.select().from(outlet).where(eq(outlet.id, id));
    const { filled, missing } = refilled(defined({ name: words }), before?.missing ?? []);
    await tx
      .update(outlet)
      .set({ ...filled, ...defined({ icon, position, activeStatus }), missing })
      .where(eq(outlet.id, id));
    return ok(true);
  },
};

type Filters = ListRequest<typeof outletsRoute>["query"];
export const outletList = (filters: Filters): Source<typeof outletsRoute, { row: OutletRecord }> => ({
  ...placedSource<OutletRecord>({ table: "outlet", row, filters, name, searched: wordsIn(sql`t.name`) }),
  heads: { items: { en: "Items", my: "Item", cn: "商品" } },
  cells: {
    no: ({ id }) => id,
    ...nameCells<OutletRecord>(({ name }) => name),
    icon: ({ icon }) => icon,
    items: ({ items }) => items,
    position: ({ position }) => position,
    active: ({ active_status }) => active_status,
  },
});
