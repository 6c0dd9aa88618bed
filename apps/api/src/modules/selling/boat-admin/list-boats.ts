import type { boatsRoute } from "@pulau/contract/boats-admin.ts";
import type { Timetable } from "@pulau/domain/transport/timetable.ts";
import { sql } from "../../../db/orm.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { nameCells, ringgitCell } from "../../../listing/cells.ts";
import { equals } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { bothWays, down, up } from "../../../listing/order.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import type { RowOf, Source } from "../../../listing/source.ts";
import { statesOf } from "../../../listing/state-words.ts";
import { todayInQuery } from "../../ground/resort/public.ts";
import { loadTimetables } from "../../ground/timetables/public.ts";

type Boat = RowOf<typeof boatsRoute>;
type Filters = ListRequest<typeof boatsRoute>["query"] & { readonly jetties: readonly string[] };

const kindCell = statesOf("boats:types", {
  ferry: { en: "Ferry", my: "Feri", cn: "渡轮" },
  charter: { en: "Charter", my: "Bot sewa khas", cn: "包船" },
});

const replyTimetable = ({
  weekdays,
  excluded,
  out,
  back,
  ...timetable
}: Timetable): Boat["timetables"][number] => ({
  ...timetable,
  weekdays: [...weekdays],
  excluded: [...excluded],
  out: [...out],
  back: [...back],
});

const name = sql`(b.name ->> 'en')`;
/** Those out of use stand last. */
const inUse = down(sql`b.active_status`, "boolean");

/** Ferries, then charters, each by name, with their timetables; those out of use stand last. */
export const boatList = (filters: Filters): Source<typeof boatsRoute, Omit<Boat, "timetables">> => ({
  columns: sql`b.id AS "_id", ${versionColumn("boat", sql`b.id`)} AS version, b.kind, b.active_status AS "activeStatus",
    b.name, b.seats, b.charter_sen::int AS "charterSen", b.daily, b.tickets, b.bands, b.weighs, b.weight_limit_kg AS "weightLimitKg", (
      SELECT count(*)::int FROM sailing s JOIN stock k ON k.id = s.id
      WHERE s.boat_id = b.id AND s.day >= ${todayInQuery} AND k.held + k.sold > 0
    ) AS "bookedSailings"`,
  from: sql`boat b`,
  where: [
    equals(sql`b.kind`, filters.kind),
    filters.active === undefined ? undefined : sql`b.active_status = ${filters.active === "true"}`,
    filters.search ? sql`${wordsIn(sql`b.name`)} ILIKE ${likeOf(filters.search)}` : undefined,
  ],
  id: up(sql`b.id`, "uuid"),
  orders: {
    kind: [inUse, down(sql`b.kind`, "text"), up(name, "text")],
    "-kind": [inUse, up(sql`b.kind`, "text"), up(name, "text")],
    ...bothWays("name", name),
    ...bothWays("seats", sql`b.seats`, "int"),
  },
  rows: async (rows, db) => {
    const timetables = await loadTimetables(
      db,
      rows.map(({ _id }) => _id),
    );
    return rows.map((boat) => ({
      ...boat,
      timetables: (timetables.get(boat._id) ?? []).map(replyTimetable),
    }));
  },
  countsWithPage: true,
  extra: () => ({ jetties: filters.jetties.filter((jetty) => jetty !== "") }),
  cells: {
    ...nameCells((boat: Boat) => boat.name),
    kind: ({ kind }, language) => kindCell(kind, language),
    seats: ({ seats }) => seats,
    price: ({ charterSen }) => ringgitCell(charterSen),
    daily: ({ daily }) => daily,
    active: ({ activeStatus }) => activeStatus,
  },
});
