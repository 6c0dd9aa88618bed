import { type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { AddOnId } from "@pulau/domain/ids.ts";
import type { boat, sailing, sailingTime } from "../../schema/transport.ts";
import type { Chance } from "../chance.ts";
import { demoCharters, demoFerries, demoJetties } from "./boats.ts";
import type { AddOnRow } from "./make-catalogue.ts";

/** Something countable with what is taken of it so far. */
export type DemoStock = {
  readonly id: string;
  readonly kind: "sailing" | "addOnDay" | "vehicleDay";
  readonly capacity: number;
  held: number;
  sold: number;
};

export type BoatRow = typeof boat.$inferInsert & { id: string; kind: "ferry" | "charter"; seats: number };
export type SailingRow = typeof sailing.$inferInsert;
export type DemoSailing = { readonly boat: BoatRow; readonly row: SailingRow; readonly stock: DemoStock };

type BoatKey = (typeof demoFerries | typeof demoCharters)[number]["key"];

export type DemoTransport = {
  readonly boats: readonly BoatRow[];
  /** By the demo's own word for a boat. */
  readonly boatIds: Readonly<Record<BoatKey, string>>;
  readonly times: (typeof sailingTime.$inferInsert)[];
  /** By `day direction`; the default sailing first, charters last. */
  readonly sailings: ReadonlyMap<string, readonly DemoSailing[]>;
};

/** Boats with their sailings on each day of `[from, to)`. */
export function makeTransport(chance: Chance, span: { from: Day; to: Day }): DemoTransport {
  const ferries = demoFerries.map(({ key, name, seats, tickets, times }) => ({
    key,
    boat: { id: chance.id(), kind: "ferry" as const, name, seats, tickets: [...tickets] },
    times,
  }));
  const charters = demoCharters.map(({ key, name, seats, charterSen, aDay }) => ({
    key,
    boat: { id: chance.id(), kind: "charter" as const, name, seats, charterSen, daily: aDay, tickets: [] },
    aDay,
  }));
  const regular = ferries.flatMap(({ boat, times }) =>
    times.map((time) => ({ boat, capacity: boat.seats, ...time, ...demoJetties[time.direction] })),
  );
  const hired = charters.flatMap(({ boat, aDay }) =>
    (["out", "back"] as const).map((direction) => ({
      ...{ boat, capacity: aDay, direction, time: null, isDefault: false },
      ...demoJetties[direction],
    })),
  );
  regular.sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.time.localeCompare(b.time));
  const all = [...ferries, ...charters];
  return {
    boatIds: Object.fromEntries(all.map(({ key, boat }) => [key, boat.id])) as Record<BoatKey, string>,
    boats: all.map(({ boat }) => ({ charterSen: null, daily: null, ...boat })),
    times: [...regular, ...hired].map(({ boat, capacity: _, ...time }) => ({
      ...time,
      id: chance.id(),
      boatId: boat.id,
    })),
    sailings: sailEveryDay(chance, [...regular, ...hired], span),
  };
}

type Way = Omit<SailingRow, "id" | "boatId" | "day"> & { boat: BoatRow; capacity: number };

function sailEveryDay(
  chance: Chance,
  ways: readonly Way[],
  { from, to }: { from: Day; to: Day },
): Map<string, DemoSailing[]> {
  const sailings = new Map<string, DemoSailing[]>();
  for (const day of nightsOf(from, to)) {
    for (const { boat, capacity, ...way } of ways) {
      const stock: DemoStock = { id: chance.id(), kind: "sailing", capacity, held: 0, sold: 0 };
      const key = `${day} ${way.direction}`;
      const made = { boat, stock, row: { ...way, id: stock.id, boatId: boat.id, day } };
      const there = sailings.get(key);
      if (there) there.push(made);
      else sailings.set(key, [made]);
    }
  }
  return sailings;
}

export type AddOnDayStock = DemoStock & { readonly addOnId: AddOnId; readonly day: Day };

/** A stock for each limited add-on on each day of `[from, to)`, by `add-on day`. */
export function stockAddOns(
  chance: Chance,
  addOns: readonly AddOnRow[],
  { from, to }: { from: Day; to: Day },
): Map<string, AddOnDayStock> {
  const stocks = new Map<string, AddOnDayStock>();
  for (const { id: addOnId, dailyStock } of addOns) {
    if (dailyStock === null || dailyStock === undefined) continue;
    for (const day of nightsOf(from, to)) {
      const stock = { id: chance.id(), kind: "addOnDay" as const, capacity: dailyStock, held: 0, sold: 0 };
      stocks.set(`${addOnId} ${day}`, { ...stock, addOnId, day });
    }
  }
  return stocks;
}
