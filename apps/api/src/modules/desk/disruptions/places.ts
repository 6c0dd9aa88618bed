import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { StockId } from "@pulau/domain/ids.ts";
import { daysAround, fitsStay, type Place } from "@pulau/domain/transport/disruption.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { type Party, strandedOf } from "./parties.ts";
import { faceOf, loadSailings, type SailingRow } from "./sailing-rows.ts";

/** Boats that still sail on the days around, those that are cancelled with it left out. */
export async function loadPlaces(
  db: Db | Tx,
  days: readonly Day[],
  without: readonly StockId[],
): Promise<SailingRow[]> {
  const [first] = days.toSorted();
  const last = days.toSorted().at(-1);
  if (first === undefined || last === undefined) return [];
  const rows = await loadSailings(
    db,
    sql`s.day BETWEEN ${addDays(first, -daysAround)} AND ${addDays(last, daysAround)} AND s.disruption_id IS NULL
      AND b.active_status AND s.active_status AND s.id <> ALL(${sql.param(without)}::uuid[])`,
  );
  return rows.filter(({ gone, pieces }) => !gone && pieces > 0);
}

/** Seats that are free of it. */
export const seatsLeft = ({ kind, pieces, seats }: SailingRow): number =>
  Math.max(0, kind === "charter" ? pieces * seats : pieces);

export const placeOf = (row: SailingRow): Place => ({ ...row, left: seatsLeft(row) });

/** What staff see of it. */
export const placeFace = (row: SailingRow) => {
  const { seats, charterSen } = row;
  return { ...faceOf(row), left: seatsLeft(row), seats, charterSen };
};

const fits = (party: Party, place: SailingRow): boolean => {
  const { crossing, persons } = party;
  const near =
    addDays(crossing.day, -daysAround) <= place.day && place.day <= addDays(crossing.day, daysAround);
  return (
    near &&
    place.direction === crossing.direction &&
    seatsLeft(place) >= persons &&
    fitsStay(strandedOf(party), place.day)
  );
};

/** The places that a party could have, each looked at alone. */
export const placesFor = (party: Party, places: readonly SailingRow[]): StockId[] =>
  places.filter((place) => fits(party, place)).map(({ sailingId }) => sailingId);
