import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { RoadPrice } from "@pulau/domain/catalogue/transfers.ts";
import type { LandTransferId, PointId, VehicleId } from "@pulau/domain/ids.ts";
import type { Db } from "../connect.ts";
import { landTransfer, transferVehicle, transportPoint, vehicleDay } from "../schema/transfers.ts";
import { stock } from "../schema/transport.ts";
import { inAll, only } from "./words.ts";

export type LandOptions = {
  /** Private cars on each day and way, 2 unless told. */
  readonly cars?: number;
};

export type LandIds = {
  readonly land: {
    readonly airportId: PointId;
    readonly townId: PointId;
    readonly jettyId: PointId;
    /** Roads: a shared van without limit from airport and town, a limited private car for four from the airport. */
    readonly vanId: LandTransferId;
    readonly townVanId: LandTransferId;
    readonly carId: LandTransferId;
    /** Stocks of the car, by way and day. */
    readonly cars: Readonly<Record<"out" | "back", ReadonlyMap<Day, string>>>;
  };
};

const byPerson: RoadPrice = {
  per: "person",
  amounts: [
    { guestKind: "adult", sen: 2_500, returnSen: 4_000 },
    { guestKind: "child", sen: 1_500, returnSen: 2_500 },
    { guestKind: "toddler", sen: 0 },
    { guestKind: "infant", sen: 0 },
  ],
};
const byCar: RoadPrice = {
  per: "vehicle",
  steps: [{ upTo: 4, sen: 12_000, returnSen: 22_000 }],
  beyond: "more",
};

/** Roads of 45 minutes from an airport and a town to the jetty, driven from 06:00 to 20:00. */
export async function makeLand(
  db: Db,
  { cars = 2, from, to }: LandOptions & { readonly from: Day; readonly to: Day },
): Promise<LandIds> {
  const airportId = await makePoint(db, "airport", "Airport");
  const townId = await makePoint(db, "hotel", "Town");
  const jettyId = await makePoint(db, "jetty", "Merang");
  const van = await makeVehicle(db, { type: "shared", name: inAll("Van"), seats: 12 });
  const car = await makeVehicle(db, { type: "private", name: inAll("Car"), seats: 4, daily: cars });
  const road = async (startPointId: PointId, vehicleId: VehicleId, price: RoadPrice, position: number) =>
    only(
      await db
        .insert(landTransfer)
        .values({
          startPointId,
          endPointId: jettyId,
          vehicleId,
          price,
          position,
          minutes: 45,
          firstTime: "06:00",
          lastTime: "20:00",
        })
        .returning({ id: landTransfer.id }),
    ).id;
  const days = nightsOf(from, addDays(to, 61));
  return {
    land: {
      airportId,
      townId,
      jettyId,
      vanId: await road(airportId, van, byPerson, 0),
      townVanId: await road(townId, van, byPerson, 1),
      carId: await road(airportId, car, byCar, 2),
      cars: {
        out: await makeDays(db, { vehicleId: car, direction: "out" }, days, cars),
        back: await makeDays(db, { vehicleId: car, direction: "back" }, days, cars),
      },
    },
  };
}

const makePoint = async (db: Db, type: "airport" | "hotel" | "jetty", name: string): Promise<string> =>
  only(
    await db
      .insert(transportPoint)
      .values({ type, name: inAll(name), meetingPoint: inAll(`${name} desk`) })
      .returning({ id: transportPoint.id }),
  ).id;

const makeVehicle = async (db: Db, values: typeof transferVehicle.$inferInsert): Promise<string> =>
  only(await db.insert(transferVehicle).values(values).returning({ id: transferVehicle.id })).id;

async function makeDays(
  db: Db,
  way: { vehicleId: VehicleId; direction: "out" | "back" },
  days: readonly Day[],
  capacity: number,
): Promise<Map<Day, string>> {
  const stocks = await db
    .insert(stock)
    .values(days.map(() => ({ kind: "vehicleDay" as const, capacity })))
    .returning({ id: stock.id });
  const rows = days.flatMap((day, i) => (stocks[i] ? [{ ...way, id: stocks[i].id, day }] : []));
  await db.insert(vehicleDay).values(rows);
  return new Map(rows.map((row) => [row.day, row.id]));
}
