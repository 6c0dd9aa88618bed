import { isDeepStrictEqual } from "node:util";
import { BoatBody } from "@pulau/contract/boats-admin.ts";
import { boat, sailingTime } from "../../../db/schema/transport.ts";
import { fieldsOf } from "../../../plugins/problem.ts";
import { type SailingTimeRow, timetablesOf } from "../../ground/timetables/public.ts";
import type { Compared, RowPlan } from "./compare.ts";
import type { ImportFault, Row } from "./part.ts";
import { finder } from "./rows.ts";

type Around = Pick<Compared, "rows"> & Readonly<Record<"boats" | "times", RowPlan>>;

/** The timetables of a boat keep the rules that they have on its page, where each is one thing and not many rows. */
export function wrongTimetables({ rows, boats, times }: Around): ImportFault[] {
  const find = finder(rows);
  const placesIn = ({ added, changed }: RowPlan) =>
    new Map([...added, ...changed].map(({ row, at }) => [row.id, at]));
  const places = placesIn(times);
  const boatPlaces = placesIn(boats);
  const gone = new Set(times.gone.map(({ id }) => id));
  const stay = (rows.get(sailingTime) ?? []).filter(({ id }) => !gone.has(id));
  const ofBoats = Map.groupBy(stay, ({ boatId }) => boatId);
  return [...ofBoats].flatMap(([boatId, own]) => {
    const sailed = find(boat, boatId);
    const isTouched = boatPlaces.has(boatId) || own.some(({ id }) => places.has(id));
    if (!sailed || !isTouched) return [];
    return wrongOfBoat(sailed, own.toSorted(inTheirOrder)).map(({ at, column, rule }) => {
      const [place] = at.flatMap(({ id }) => places.get(id) ?? []).slice(-1);
      if (place !== undefined) return { path: `sailingTimes.${place}.${column}`, rule };
      // Its times are as they were: it is the boat that no longer fits them.
      const boatPlace = boatPlaces.get(boatId);
      return { path: boatPlace === undefined ? "sailingTimes" : `boats.${boatPlace}.${column}`, rule };
    });
  });
}

const inTheirOrder = (a: Row, b: Row): number =>
  Number(a.timetable) - Number(b.timetable) || (String(a.time) < String(b.time) ? -1 : 1);

/** What is wrong, the column of it, and the rows of which one has it wrong. */
type Wrong = { readonly at: readonly Row[]; readonly column: string; readonly rule: string };

function wrongOfBoat(sailed: Row, own: readonly Row[]): Wrong[] {
  const tables = [...Map.groupBy(own, ({ timetable }) => timetable).values()];
  const torn = tables.flatMap(differing);
  if (torn.length > 0) return torn;
  const read = BoatBody.safeParse({ ...sailed, timetables: timetablesOf(own as readonly SailingTimeRow[]) });
  if (read.success) return [];
  return fieldsOf(read.error).flatMap(({ path, rule }) => {
    const [list, table, field = ""] = path.split(".");
    if (list !== "timetables") return [];
    const rows = tables[Number(table)] ?? own;
    const ofWay = rows.filter(({ direction }) => direction === field);
    return [{ at: ofWay.length > 0 ? ofWay : rows, column: columnOf(field, rule), rule }];
  });
}

/** The column in which a timetable's field stands in the file. */
const columnOf = (field: string, rule: string): string =>
  ({
    from: "seasonFrom",
    to: "seasonTo",
    mainland: "fromJetty",
    island: "toJetty",
    out: rule === "oneDefault" ? "isDefault" : "time",
    back: rule === "oneDefault" ? "isDefault" : "time",
  })[field] ??
  (field || "timetable");

/** The times of one timetable sail in one season, on the same days, between the same jetties and with the same seats. */
function differing(table: readonly Row[]): Wrong[] {
  const [first] = table;
  return table.flatMap((row) =>
    Object.entries(sharedBy(row)).flatMap(([column, value]) =>
      first === undefined || isDeepStrictEqual(value, sharedBy(first)[column])
        ? []
        : [{ at: [row], column, rule: "catalogue.timetable" }],
    ),
  );
}

const sharedBy = ({
  direction,
  fromJetty,
  toJetty,
  seasonFrom,
  seasonTo,
  weekdays,
  excluded,
  seats,
}: Row): Row => {
  const [mainland, island] = direction === "out" ? [fromJetty, toJetty] : [toJetty, fromJetty];
  return {
    seasonFrom,
    seasonTo,
    weekdays: sorted(weekdays),
    excluded: sorted(excluded),
    fromJetty: mainland,
    toJetty: island,
    seats: seats ?? null,
  };
};
const sorted = (list: unknown) => [...(list as (string | number)[])].toSorted();
