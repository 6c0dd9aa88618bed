import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type {
  excludedBoat,
  includedTransport,
  landTransfer,
  transferVehicle,
  transportPoint,
  vehicleDay,
} from "../../schema/transfers.ts";
import type { Chance } from "../chance.ts";
import { demoExcludedBoats, demoIncludedRoad, demoPoints, demoRoads, demoVehicles } from "./land.ts";
import type { DemoCatalogue } from "./make-catalogue.ts";
import type { DemoStock, DemoTransport } from "./make-transport.ts";

export type RoadRow = typeof landTransfer.$inferInsert & { id: string };

export type DemoLand = {
  readonly points: (typeof transportPoint.$inferInsert)[];
  readonly vehicles: (typeof transferVehicle.$inferInsert)[];
  readonly roads: RoadRow[];
  readonly days: (typeof vehicleDay.$inferInsert)[];
  readonly stocks: DemoStock[];
  readonly included: (typeof includedTransport.$inferInsert)[];
  readonly excluded: (typeof excludedBoat.$inferInsert)[];
};

type LandRequest = {
  readonly today: Day;
  readonly span: { readonly from: Day; readonly to: Day };
  readonly catalogue: DemoCatalogue;
  readonly transport: DemoTransport;
};

type Key<T> = Extract<keyof T, string>;
const withIds = <T extends object>(chance: Chance, things: T) =>
  Object.fromEntries(Object.keys(things).map((key) => [key, chance.id()])) as Record<Key<T>, string>;

/** Roads to the jetty with their vehicles on each day of the span, what packages include of them, and excluded boats. */
export function makeLand(chance: Chance, { today, span, catalogue, transport }: LandRequest): DemoLand {
  const pointIds = withIds(chance, demoPoints);
  const vehicleIds = withIds(chance, demoVehicles);
  const roads = demoRoads.map(({ from, by, ...road }, position) => ({
    ...road,
    ...{
      id: chance.id(),
      startPointId: pointIds[from],
      endPointId: pointIds.jetty,
      vehicleId: vehicleIds[by],
      position,
    },
  }));
  const packageId = (code: string) => catalogue.packages.find((pack) => pack.code === code)?.id ?? "";
  const carRoad = roads.find(
    (road) =>
      road.startPointId === pointIds[demoIncludedRoad.from] &&
      road.vehicleId === vehicleIds[demoIncludedRoad.by],
  );
  return {
    points: Object.entries(demoPoints).map(([key, point], position) => ({
      ...point,
      id: pointIds[key as Key<typeof demoPoints>],
      position,
    })),
    vehicles: Object.entries(demoVehicles).map(([key, vehicle]) => ({
      ...vehicle,
      id: vehicleIds[key as Key<typeof demoVehicles>],
    })),
    roads,
    ...daysOf(chance, vehicleIds, span),
    included: [
      { id: chance.id(), packageId: packageId(demoIncludedRoad.pack), landTransferId: carRoad?.id ?? "" },
    ],
    excluded: demoExcludedBoats.map(({ boat, pack, dock, reason }) => ({
      id: chance.id(),
      boatId: transport.boatIds[boat],
      packageId: pack === null ? null : packageId(pack),
      from: dock === null ? null : addDays(today, dock.from),
      to: dock === null ? null : addDays(today, dock.to),
      reason,
    })),
  };
}

/** A stock for each limited kind of vehicle on each day and way: seats where seats are sold, else vehicles. */
function daysOf(
  chance: Chance,
  vehicleIds: Record<Key<typeof demoVehicles>, string>,
  { from, to }: { from: Day; to: Day },
): Pick<DemoLand, "days" | "stocks"> {
  const made = Object.entries(demoVehicles).flatMap(([key, { daily, seats, type }]) =>
    daily === null
      ? []
      : nightsOf(from, to).flatMap((day) =>
          (["out", "back"] as const).map((direction) => {
            const id = chance.id();
            const capacity = type === "private" ? daily : daily * seats;
            const vehicleId = vehicleIds[key as Key<typeof demoVehicles>];
            return {
              day: { id, vehicleId, direction, day },
              stock: { id, kind: "vehicleDay" as const, capacity, held: 0, sold: 0 },
            };
          }),
        ),
  );
  return { days: made.map((entry) => entry.day), stocks: made.map((entry) => entry.stock) };
}
