import type { AddOnRecord, staffAddOnsRoute } from "@pulau/contract/add-on-records.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { wordsIn } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { recordSource } from "../../../records/list-records.ts";
import { byPlace } from "../../../records/places.ts";
import { staffPictures, staffWords } from "../../../records/staff-texts.ts";
import { todayInQuery } from "../../ground/resort/public.ts";

const category = sql`add_on_category c WHERE c.id = t.category_id`;
/** Whether the add-on takes place on the day of `b`, one that is booked: `isAddOnDay` in SQL. */
const isOpen = sql`((t."from" IS NULL OR b.day >= t."from") AND (t."to" IS NULL OR b.day <= t."to")
  AND (jsonb_array_length(t.weekdays) = 0 OR t.weekdays @> to_jsonb(extract(isodow FROM b.day)::int))
  AND NOT t.excluded ? b.day::text)`;

/** An add-on as its form shows it. */
export const addOnRow = sql`jsonb_build_object('id', t.list_no, '_id', t.id, 'active_status', t.active_status,
  'name', ${staffWords(sql`t.name`, sql`'name'`)}, 'summary', ${staffWords(sql`t.summary`, sql`'summary'`)},
  'category', (SELECT c.list_no FROM ${category}), 'category_name', (SELECT c.name FROM ${category}),
  'package_id', t.package_id, 'package_name', (SELECT p.name FROM package p WHERE p.id = t.package_id),
  'pictures', ${staffPictures(sql`t.pictures`)}, 'sen', t.sen, 'per', t.per, 'tax_group', t.tax_group,
  'needs_day', t.needs_day, 'daily_stock', t.daily_stock, 'most', t.most, 'from', t."from", 'to', t."to",
  'weekdays', t.weekdays, 'excluded', t.excluded, 'position', t.position, 'missing', jsonb_array_length(t.missing),
  'options', (SELECT count(*)::int FROM included_add_on i WHERE i.add_on_id = t.id),
  'bookings', (SELECT count(DISTINCT b.booking_id)::int FROM booking_add_on b WHERE b.add_on_id = t.id),
  'booked_on_closed', (SELECT count(DISTINCT b.day)::int FROM booking_add_on b JOIN booking k ON k.id = b.booking_id
    WHERE b.add_on_id = t.id AND b.day >= ${todayInQuery} AND k.state <> 'cancelled' AND NOT ${isOpen}))`;

type Filters = ListRequest<typeof staffAddOnsRoute>["query"];
const name = sql`(t.name ->> 'en')`;
const price = sql`t.sen`;

export const addOnList = (filters: Filters): Source<typeof staffAddOnsRoute, { row: AddOnRecord }> => {
  const source = recordSource<AddOnRecord>({
    table: "add_on",
    row: addOnRow,
    filters,
    name,
    searched: sql`concat_ws(' ', ${wordsIn(sql`t.name`)}, ${wordsIn(sql`t.summary`)})`,
    where: [
      equals(sql`t.category_id`, filters.category),
      filters.sold === undefined ? undefined : sql`(t.package_id IS NULL) = ${filters.sold === "singly"}`,
    ],
  });
  return {
    ...source,
    orders: {
      ...source.orders,
      ...byPlace,
      price: [up(price, "bigint")],
      "-price": [down(price, "bigint")],
    },
    cells: {
      no: ({ id }) => id,
      nameEn: (addOn) => addOn.name.en,
      nameMy: (addOn) => addOn.name.my,
      nameCn: (addOn) => addOn.name.cn,
      category: ({ category_name }) => category_name.en,
      package: ({ package_name }) => package_name?.en ?? "",
      price: ({ sen }) => formatRinggit(sen),
      per: ({ per }) => per,
      dailyStock: ({ daily_stock }) => daily_stock ?? "",
      most: ({ most }) => most,
      from: ({ from }) => from ?? "",
      to: ({ to }) => to ?? "",
      bookings: ({ bookings }) => bookings,
      missingTexts: ({ missing }) => missing,
      position: ({ position }) => position,
      active: ({ active_status }) => active_status,
    },
  };
};
