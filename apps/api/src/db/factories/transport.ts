import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { BoatId } from "@pulau/domain/ids.ts";
import type { Db } from "../connect.ts";
import { boat, sailing, sailingTime, stock } from "../schema/transport.ts";
import { inAll, only } from "./words.ts";

export type TransportOptions = {
  /** Seats of the ferry on each sailing, 40 unless told. */
  readonly ferrySeats?: number;
  /** Charter boats on each day and way, 2 unless told. */
  readonly charterBoats?: number;
};

type Direction = "out" | "back";

export type TransportIds = {
  readonly ferryId: BoatId;
  readonly charterId: BoatId;
  /** Ids of the sailings, which are those of their stocks, by way and day. */
  readonly sailings: Readonly<
    Record<"ferry" | "charter", Readonly<Record<Direction, ReadonlyMap<Day, string>>>>
  >;
};

const jetties = {
  out: { fromJetty: "Merang", toJetty: "Teluk" },
  back: { fromJetty: "Teluk", toJetty: "Merang" },
};
const ferryTimes = { out: "11:00", back: "09:30" };

/** A ferry (a toddler's ticket is RM 200) and a charter of ten seats for RM 800, both ways on each day. */
export async function makeTransport(
  db: Db,
  options: TransportOptions & { readonly from: Day; readonly to: Day },
): Promise<TransportIds> {
  const { ferrySeats = 40, charterBoats = 2 } = options;
  const days = nightsOf(options.from, addDays(options.to, 61));
  const tickets = [{ guestKind: "toddler" as const, sen: 20_000 }];
  const ferryId = await makeBoat(db, { kind: "ferry", name: inAll("Ferry"), seats: ferrySeats, tickets });
  const charterId = await makeBoat(db, {
    kind: "charter",
    name: inAll("Speedboat"),
    seats: 10,
    charterSen: 80_000,
    daily: charterBoats,
    tickets: [],
  });
  await db.insert(sailingTime).values(
    (["out", "back"] as const).map((direction) => ({
      boatId: ferryId,
      direction,
      time: ferryTimes[direction],
      ...jetties[direction],
      isDefault: true,
    })),
  );
  await db.insert(sailingTime).values(
    (["out", "back"] as const).map((direction) => ({
      boatId: charterId,
      direction,
      ...jetties[direction],
    })),
  );
  const sail = (boatId: BoatId, direction: Direction, capacity: number, time: string | null) =>
    makeSailings(
      db,
      { boatId, direction, time, isDefault: time !== null, ...jetties[direction] },
      days,
      capacity,
    );
  return {
    ferryId,
    charterId,
    sailings: {
      ferry: {
        out: await sail(ferryId, "out", ferrySeats, ferryTimes.out),
        back: await sail(ferryId, "back", ferrySeats, ferryTimes.back),
      },
      charter: {
        out: await sail(charterId, "out", charterBoats, null),
        back: await sail(charterId, "back", charterBoats, null),
      },
    },
  };
}

const makeBoat = async (db: Db, values: typeof boat.$inferInsert): Promise<string> =>
  only(await db.insert(boat).values(values).returning({ id: boat.id })).id;

async function makeSailings(
  db: Db,
  values: Omit<typeof sailing.$inferInsert, "id" | "day">,
  days: readonly Day[],
  capacity: number,
): Promise<Map<Day, string>> {
  const stocks = await db
    .insert(stock)
    .values(days.map(() => ({ kind: "sailing" as const, capacity })))
    .returning({ id: stock.id });
  const rows = days.flatMap((day, i) => (stocks[i] ? [{ ...values, id: stocks[i].id, day }] : []));
  await db.insert(sailing).values(rows);
  return new Map(rows.map((row) => [row.day, row.id]));
}
