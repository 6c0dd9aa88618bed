import {
  type AddOnCategoryAdd,
  type AddOnCategoryChange,
  type AddOnCategoryRecord,
  type addOnCategoriesRoute,
  addOnCategoryRecords,
  importAddOnCategoriesRoute,
} from "@pulau/contract/add-on-records.ts";
import type { CategoryId } from "@pulau/domain/ids.ts";
import { ok } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { addOnCategory } from "../../../db/schema/catalogue.ts";
import { nameCells, nameFields } from "../../../listing/cells.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { checkFree } from "../../../records/check-name.ts";
import type { RecordImport } from "../../../records/import-records.ts";
import { placedSource } from "../../../records/list-records.ts";
import { lastPlace } from "../../../records/places.ts";
import { defined } from "../../../records/plain-store.ts";
import type { RecordStore } from "../../../records/record-store.ts";
import { refilled, staffWords } from "../../../records/staff-texts.ts";

const row = sql`jsonb_build_object('id', t.list_no, '_id', t.id,
  'name', ${staffWords(sql`t.name`, sql`'name'`)}, 'icon', t.icon, 'position', t.position,
  'add_ons', (SELECT count(*)::int FROM add_on a WHERE a.category_id = t.id))`;
const name = sql`(t.name ->> 'en')`;
const free = { table: "add_on_category", column: name, path: "obj.name.en" };

/** What add-ons stand under. A new one stands last; guests see those alone that have something to sell. */
export const categories: RecordStore<typeof AddOnCategoryAdd, typeof AddOnCategoryChange, CategoryId> = {
  routes: addOnCategoryRecords,
  table: "add_on_category",
  row,
  subject: "addOnCategory",
  add: async (tx, { name: words, icon, position }) => {
    const unused = await checkFree(tx, free, words.en);
    if (!unused.ok) return unused;
    const { filled, missing } = refilled({ name: words }, []);
    const place = position ?? (await lastPlace(tx, "add_on_category"));
    const [made] = await tx
      .insert(addOnCategory)
      .values({ ...filled, missing, icon, position: place })
      .returning({ id: addOnCategory.id });
    if (!made) throw new Error("no category was made");
    return ok(made.id);
  },
  change: async (tx, id, { name: words, icon, position }) => {
    const unused = await checkFree(tx, free, words?.en, id);
    if (!unused.ok) return unused;
    const [before] = await tx.select().from(addOnCategory).where(eq(addOnCategory.id, id));
    const { filled, missing } = refilled(defined({ name: words }), before?.missing ?? []);
    await tx
      .update(addOnCategory)
      .set({ ...filled, ...defined({ icon, position }), missing })
      .where(eq(addOnCategory.id, id));
    return ok(true);
  },
};

type Filters = ListRequest<typeof addOnCategoriesRoute>["query"];
export const categoryList = (
  filters: Filters,
): Source<typeof addOnCategoriesRoute, { row: AddOnCategoryRecord }> => ({
  ...placedSource<AddOnCategoryRecord>({
    table: "add_on_category",
    row,
    filters,
    name,
    searched: wordsIn(sql`t.name`),
  }),
  cells: {
    no: ({ id }) => id,
    ...nameCells<AddOnCategoryRecord>(({ name }) => name),
    icon: ({ icon }) => icon,
    addOns: ({ add_ons }) => add_ons,
    position: ({ position }) => position,
  },
});

export const categoryImport: RecordImport = {
  route: importAddOnCategoriesRoute,
  source: categoryList({}),
  fields: { ...nameFields, icon: "icon", position: "position" },
  key: "nameEn",
};
