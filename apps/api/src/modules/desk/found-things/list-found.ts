import type { FoundThing, foundThingsRoute } from "@pulau/contract/found-things.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import { foundColumns, foundFrom, foundThingOf, isDue, keptDays } from "./found-columns.ts";

type Filters = ListRequest<typeof foundThingsRoute>["query"] & {
  readonly days: number;
  readonly today: Day;
};
type Totals = { readonly waiting: number; readonly due: number };

const stateOf = statesOf("found-things:states", {
  kept: { en: "Kept", my: "Disimpan", cn: "保管中" },
  claimed: { en: "Asked for", my: "Diminta", cn: "已有人询问" },
  returned: { en: "Returned", my: "Dipulangkan", cn: "已归还" },
  discarded: { en: "Thrown away", my: "Dibuang", cn: "已丢弃" },
});
const wayOf = statesOf("found-things:ways", {
  handed: { en: "Handed over", my: "Diserahkan", cn: "当面交还" },
  sent: { en: "Sent", my: "Dihantar", cn: "已寄出" },
});

function found(search: string): SQL {
  const like = likeOf(search);
  return sql`(r.room_no ILIKE ${like} OR f.what ILIKE ${like} OR f.place ILIKE ${like})`;
}

/** What guests left in the rooms, and what became of it. */
export const foundThings = ({
  state,
  due,
  search,
  days: kept,
  today,
}: Filters): Source<typeof foundThingsRoute, FoundThing, Totals> => {
  const days = keptDays(kept);
  return {
    columns: foundColumns(days),
    from: foundFrom,
    among: sql`found_thing f JOIN room r ON r.id = f.room_id`,
    where: [equals(sql`f.state`, state), due && isDue(days), search ? found(search) : undefined],
    id: up(sql`f.id`, "uuid"),
    orders: {
      "-foundOn": [down(sql`f.found_on`, "date")],
      foundOn: [up(sql`f.found_on`, "date")],
      room: [up(sql`r.room_no`, "text")],
      "-room": [down(sql`r.room_no`, "text")],
    },
    rows: (rows) => rows.map(foundThingOf),
    totals: sql`(SELECT count(*)::int FROM found_thing f WHERE f.state IN ('kept', 'claimed')) AS waiting,
      (SELECT count(*)::int FROM found_thing f WHERE ${isDue(days)}) AS due`,
    extra: ({ waiting, due }) => ({ today, waiting: Number(waiting), due: Number(due) }),
    heads: {
      thing: { en: "Found", my: "Barang", cn: "物品" },
      foundOn: { en: "Found on", my: "Dijumpai pada", cn: "拾获日期" },
      foundBy: { en: "Found by", my: "Dijumpai oleh", cn: "拾获人" },
      keptAt: { en: "Kept at", my: "Disimpan di", cn: "存放处" },
      way: { en: "How returned", my: "Cara pemulangan", cn: "归还方式" },
    },
    cells: {
      roomNo: (row) => row.roomNo,
      thing: (row) => row.what,
      foundOn: (row) => row.foundOn,
      foundBy: (row) => row.by,
      keptAt: (row) => row.place,
      status: (row, language) => stateOf(row.state, language),
      way: (row, language) => row.way && wayOf(row.way, language),
      note: (row) => row.note,
      doneAt: (row) => row.movedAt,
      doneBy: (row) => row.movedBy,
    },
  };
};
