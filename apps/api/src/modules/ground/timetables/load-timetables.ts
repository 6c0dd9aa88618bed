import type { BoatId } from "@pulau/domain/ids.ts";
import type { Timetable } from "@pulau/domain/transport/timetable.ts";
import type { Db } from "../../../db/connect.ts";
import { asc, inArray } from "../../../db/orm.ts";
import { sailingTime } from "../../../db/schema/transport.ts";
import type { Tx } from "../../../db/tx.ts";

export type SailingTimeRow = typeof sailingTime.$inferSelect;

/** The timetables of boats, by boat, in their order. */
export async function loadTimetables(
  db: Db | Tx,
  boatIds: readonly BoatId[],
): Promise<ReadonlyMap<BoatId, Timetable[]>> {
  const rows = await db
    .select()
    .from(sailingTime)
    .where(inArray(sailingTime.boatId, [...boatIds]))
    .orderBy(asc(sailingTime.timetable), asc(sailingTime.time));
  const ofBoats = Map.groupBy(rows, ({ boatId }) => boatId);
  return new Map([...ofBoats].map(([boatId, own]) => [boatId, timetablesOf(own)]));
}

/** The timetables that the rows of one boat make, which come in their order. */
export const timetablesOf = (rows: readonly SailingTimeRow[]): Timetable[] =>
  [...Map.groupBy(rows, ({ timetable }) => timetable).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const times = (direction: SailingTimeRow["direction"]) =>
      own.flatMap((row) =>
        row.direction === direction && row.time !== null
          ? [{ time: row.time.slice(0, 5), isDefault: row.isDefault }]
          : [],
      );
    const [mainland, island] =
      first.direction === "out" ? [first.fromJetty, first.toJetty] : [first.toJetty, first.fromJetty];
    const { seasonFrom: from, seasonTo: to, weekdays, excluded, seats } = first;
    return [
      { from, to, weekdays, excluded, mainland, island, seats, out: times("out"), back: times("back") },
    ];
  });
