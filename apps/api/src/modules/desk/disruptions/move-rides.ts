import type { HoldId, StockId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { type MetBoat, meetsWay, rideToMeet, rideWithout } from "@pulau/domain/transport/moved-ride.ts";
import type { Direction } from "@pulau/domain/transport/timetable.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { MovedRides } from "../../../db/schema/disrupted-crossings.ts";
import type { HeldStay, HeldTransfer } from "../../../db/schema/holds.ts";
import type { Tx } from "../../../db/tx.ts";
import type { BookingRow } from "../../booking/bookings/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadRoads, piecesFor, type Road } from "../../selling/transport/public.ts";
import { moveSeats } from "./move-seats.ts";

type Moving = {
  readonly stay: HeldStay;
  readonly holdId: HoldId;
  readonly direction: Direction;
  readonly was: MetBoat;
  /** Null where the way was given back: nobody is driven to no boat. */
  readonly becomes: MetBoat | null;
};

export type RidesMoved = MovedRides & {
  /** What the ways cost that nobody drives any more, in sen. */
  readonly givenSen: Sen;
};

/**
 * The land transfers that meet a way, at the times of its new boat by their own timetable and as far as there are vehicles. What
 * can't be driven then is given back. Null where none meets it. Nothing is claimed.
 */
export async function moveRides(db: Db | Tx, moving: Moving): Promise<RidesMoved | null> {
  const { stay, holdId, direction, becomes } = moving;
  const own = stay.transfers ?? [];
  if (!own.some((ride) => meetsWay(ride, direction))) return null;
  const { boats } = await loadSettings(db);
  const day = becomes?.day ?? null;
  const days = direction === "out" ? { checkIn: day } : { checkOut: day };
  const roads = await loadRoads(db, { ...days, optionId: stay.optionId, exceptHoldId: holdId });
  const wayOf = await waysOfStocks(db, own);
  const used = new Map<StockId, number>();
  let givenSen = 0;
  const moved = own.map((ride): HeldTransfer | null => {
    if (!meetsWay(ride, direction)) return ride;
    const road = roads.find(({ id }) => id === ride.landTransferId);
    const others = ride.stocks.filter(({ stockId }) => wayOf.get(stockId) !== direction);
    const there =
      road && becomes && rideToMeet(ride, { direction, was: moving.was, becomes, road, minutes: boats });
    const stocks = there && meetsWay(there, direction) ? takeOf(road, { ride, direction, used }) : null;
    if (there && stocks) return { ...there, stocks: [...others, ...stocks] };
    const left = road ? rideWithout(ride, direction, road) : null;
    const sen = priceOfWay(ride, direction, road, left !== null);
    givenSen += sen;
    return left && { ...left, stocks: others, amountSen: ride.amountSen - sen };
  });
  return { was: own, becomes: moved, givenSen };
}

type Taking = {
  readonly ride: HeldTransfer;
  readonly direction: Direction;
  readonly used: Map<StockId, number>;
};

/** What a ride takes of limited vehicles beside the booking's other rides; null where there are not enough. */
function takeOf(road: Road, { ride, direction, used }: Taking): HeldTransfer["stocks"] | null {
  if (!road.limited) return [];
  const stock = road.stock[direction];
  const pieces = piecesFor(road, ride.adultCount + ride.childCount);
  if (!stock || stock.left - (used.get(stock.stockId) ?? 0) < pieces) return null;
  used.set(stock.stockId, (used.get(stock.stockId) ?? 0) + pieces);
  return [{ stockId: stock.stockId, pieces }];
}

/** What one way of a ride costs: of both its part, unless the package includes one of them. */
function priceOfWay(ride: HeldTransfer, way: Direction, road: Road | undefined, isPart: boolean): Sen {
  if (!isPart || !road) return ride.amountSen;
  if (road.included[way]) return 0;
  const other = way === "out" ? "back" : "out";
  return road.included[other] ? ride.amountSen : Math.floor(ride.amountSen / 2);
}

async function waysOfStocks(
  db: Db | Tx,
  rides: readonly HeldTransfer[],
): Promise<ReadonlyMap<StockId, Direction>> {
  const ids = rides.flatMap(({ stocks }) => stocks.map(({ stockId }) => stockId));
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: StockId; direction: Direction }>(
    sql`SELECT id, direction FROM vehicle_day WHERE id = ANY(${sql.param(ids)}::uuid[])`,
  );
  return new Map(rows.map(({ id, direction }) => [id, direction]));
}

/** The stocks of vehicles that stays have or could get on the days of sailings, to be locked with those of the boats. */
export async function stocksOfRides(
  tx: Tx,
  stays: readonly HeldStay[],
  targets: readonly StockId[],
): Promise<StockId[]> {
  const rides = stays.flatMap(({ transfers = [] }) => transfers);
  if (rides.length === 0) return [];
  const ids = [...new Set(rides.map(({ landTransferId }) => landTransferId))];
  const { rows } = await tx.execute<{ id: StockId }>(sql`
    SELECT d.id FROM vehicle_day d JOIN land_transfer t ON t.vehicle_id = d.vehicle_id
    WHERE t.id = ANY(${sql.param(ids)}::uuid[])
      AND d.day IN (SELECT day FROM sailing WHERE id = ANY(${sql.param(targets)}::uuid[]))`);
  return [...rows.map(({ id }) => id), ...stocksIn(rides).keys()];
}

const stocksIn = (rides: readonly HeldTransfer[]): Map<StockId, number> => {
  const pieces = new Map<StockId, number>();
  for (const { stocks } of rides)
    for (const stock of stocks) pieces.set(stock.stockId, (pieces.get(stock.stockId) ?? 0) + stock.pieces);
  return pieces;
};

type Rides = readonly HeldTransfer[];

/** Which stocks a booking takes otherwise with other rides, and how many pieces of each. */
export function ridesDiffer(before: Rides, after: Rides) {
  const [had, needs] = [stocksIn(before), stocksIn(after)];
  const changed = [...new Set([...had.keys(), ...needs.keys()])].filter(
    (id) => had.get(id) !== needs.get(id),
  );
  return { had, needs, changed };
}

/** Moves a booking's claims on vehicles with its rides; their stocks are locked. */
export async function claimRides(
  tx: Tx,
  { holdId, state, payUntil }: BookingRow,
  before: Rides,
  after: Rides,
): Promise<void> {
  const { had, needs, changed } = ridesDiffer(before, after);
  const until = state === "awaitingPayment" ? payUntil : null;
  const gives = changed.filter((id) => had.has(id));
  const takes = changed.filter((id) => needs.has(id));
  await moveSeats(
    tx,
    gives.map((from) => ({ holdId, from, to: null, pieces: 0, until })),
  );
  await moveSeats(
    tx,
    takes.map((to) => ({ holdId, from: null, to, pieces: needs.get(to) ?? 0, until })),
  );
}

/** The rides that are left of those that were moved. */
export const leftOf = ({ becomes }: MovedRides): HeldTransfer[] => becomes.filter((ride) => ride !== null);
