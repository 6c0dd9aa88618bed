import type { addOnsRoute } from "@pulau/contract/add-ons.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { addOnDaysOf } from "@pulau/domain/catalogue/add-on-days.ts";
import type { AddOnId, CategoryId, HoldId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, isNull } from "../../../db/orm.ts";
import { addOn, addOnCategory } from "../../../db/schema/catalogue.ts";
import { type AddOnDay, loadAddOnDays } from "./add-ons.ts";

type Categories = Reply<typeof addOnsRoute>["categories"];
type AddOnRow = Categories[number]["addOns"][number];

/** The same as a reply; `NOT_FOUND` for one category that has none, or isn't there. */
export async function listCategory(
  db: Db,
  stay: Parameters<typeof listAddOns>[1],
): Promise<Result<{ categories: Categories }, "NOT_FOUND">> {
  const categories = await listAddOns(db, stay);
  return stay.categoryId && categories.length === 0 ? refuse("NOT_FOUND") : ok({ categories });
}

/** Single add-ons on sale by category, or of one of them. Of a limited one, `left` is what its best day within the stay still has. */
export async function listAddOns(
  db: Db,
  stay: {
    checkIn: Day;
    checkOut: Day;
    exceptHoldId: HoldId | null;
    categoryId?: CategoryId | null | undefined;
  },
): Promise<Categories> {
  const [rows, days] = await Promise.all([
    loadShelves(db, stay.categoryId ?? null),
    loadAddOnDays(db, { from: stay.checkIn, to: stay.checkOut, exceptHoldId: stay.exceptHoldId }),
  ]);
  const left = mostLeft(days);
  const categories = new Map<CategoryId, Categories[number]>();
  for (const { category, item } of rows) {
    const { id: _id, name, icon } = category;
    const found: Categories[number] = categories.get(_id) ?? { _id, name, icon, addOns: [] };
    categories.set(_id, found);
    found.addOns.push(addOnRow(item, left, stay));
  }
  return [...categories.values()];
}

const loadShelves = (db: Db, categoryId: CategoryId | null) =>
  db
    .select({ category: addOnCategory, item: addOn })
    .from(addOnCategory)
    .innerJoin(addOn, eq(addOn.categoryId, addOnCategory.id))
    .where(
      and(
        eq(addOn.activeStatus, true),
        isNull(addOn.packageId),
        categoryId === null ? undefined : eq(addOnCategory.id, categoryId),
      ),
    )
    .orderBy(asc(addOnCategory.position), asc(addOnCategory.id), asc(addOn.position), asc(addOn.id));

/** What the best day of each limited add-on still has. */
export function mostLeft(days: readonly AddOnDay[]): Map<AddOnId, number> {
  const left = new Map<AddOnId, number>();
  for (const day of days) left.set(day.addOnId, Math.max(day.left, left.get(day.addOnId) ?? 0));
  return left;
}

/** Nothing is left of what takes place on no day of the stay. */
export function addOnRow(
  item: typeof addOn.$inferSelect,
  left: ReadonlyMap<AddOnId, number>,
  stay: { readonly checkIn: Day; readonly checkOut: Day },
): AddOnRow {
  const days = addOnDaysOf(item, stay);
  const limited = item.dailyStock === null ? null : (left.get(item.id) ?? 0);
  return {
    _id: item.id,
    name: item.name,
    summary: item.summary,
    sen: item.sen,
    per: item.per,
    needsDay: item.needsDay,
    left: days.length === 0 ? 0 : limited,
    most: item.most,
    days,
    pictures: item.pictures,
  };
}
