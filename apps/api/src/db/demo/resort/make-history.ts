import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import { isAddOnDay } from "@pulau/domain/catalogue/add-on-days.ts";
import { middleOf } from "@pulau/domain/currency/rate.ts";
import { plannedSailings } from "@pulau/domain/transport/timetable.ts";
import { loadTimetables } from "../../../modules/ground/timetables/public.ts";
import { insertRows } from "../../insert-rows.ts";
import { isNotNull, ne } from "../../orm.ts";
import { addOn } from "../../schema/catalogue.ts";
import { currency, currencyRate } from "../../schema/resort.ts";
import { addOnDay, boat, sailing, stock } from "../../schema/transport.ts";
import type { Tx } from "../../tx.ts";
import type { Chance } from "../chance.ts";
import { at } from "../stays/resort-clock.ts";

/** The days of `[from, to)`: before the resort took the file in, as it were. */
type Past = { readonly from: Day; readonly to: Day };

/**
 * What an import never makes, because it lies behind: sailings and places of the past year by the same timetables, and the
 * exchange rates of the last days.
 */
export async function makeHistory(tx: Tx, chance: Chance, past: Past): Promise<void> {
  const days = nightsOf(past.from, past.to);
  await sailInPast(tx, chance, days);
  await openPastPlaces(tx, chance, days);
  await rateBefore(tx);
}

async function sailInPast(tx: Tx, chance: Chance, days: readonly Day[]): Promise<void> {
  const boats = await tx.select().from(boat);
  const timetables = await loadTimetables(
    tx,
    boats.map(({ id }) => id),
  );
  const rows = boats.flatMap(({ id: boatId, kind, seats, daily }) =>
    plannedSailings(kind, timetables.get(boatId) ?? [], days).map((planned) => ({
      ...planned,
      id: chance.id(),
      boatId,
      kind: "sailing" as const,
      held: 0,
      sold: 0,
      capacity: kind === "ferry" ? seats : (daily ?? 1),
    })),
  );
  await insertRows(tx, stock, rows);
  await insertRows(
    tx,
    sailing,
    rows.map(({ kind: _, ...row }) => row),
  );
}

async function openPastPlaces(tx: Tx, chance: Chance, days: readonly Day[]): Promise<void> {
  const limited = await tx.select().from(addOn).where(isNotNull(addOn.dailyStock)).orderBy(addOn.id);
  const rows = limited.flatMap((row) =>
    days
      .filter((day) => isAddOnDay(row, day))
      .map((day) => ({
        id: chance.id(),
        kind: "addOnDay" as const,
        held: 0,
        sold: 0,
        capacity: row.dailyStock ?? 0,
        addOnId: row.id,
        day,
      })),
  );
  await insertRows(tx, stock, rows);
  await insertRows(
    tx,
    addOnDay,
    rows.map(({ id, addOnId, day }) => ({ id, addOnId, day })),
  );
}

/** A rate for each of the days before the newest, a little off. */
async function rateBefore(tx: Tx): Promise<void> {
  const rows = await tx.select().from(currency).where(ne(currency.code, "MYR"));
  await insertRows(
    tx,
    currencyRate,
    rows.flatMap(({ id, ratedOn, ringgitPerForeign }) =>
      [4, 3, 2, 1].map((ago) => ({
        id: crypto.randomUUID(),
        currencyId: id,
        ratedOn: addDays(ratedOn, -ago),
        ringgitPerForeign: drifted(ringgitPerForeign, ago),
        source: "staff" as const,
        at: at(addDays(ratedOn, -ago), "00:05"),
      })),
    ),
  );
}

/** The rate some days ago: its last digit was another one. */
const drifted = (rate: string, ago: number): string =>
  middleOf(
    rate,
    rate.replace(/\d$/, (last) => String((Number(last) + ago) % 10)),
  );
