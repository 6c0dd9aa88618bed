import type { Reply } from "@pulau/contract/route.ts";
import type { endPointsRoute, startPointsRoute, TransferType } from "@pulau/contract/transfers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { HoldId, OptionId, PointId } from "@pulau/domain/ids.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand, Party, Traveller } from "@pulau/domain/party/party.ts";
import { transferLines } from "@pulau/domain/pricing/transfer-lines.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import {
  type Direction,
  endOf,
  loadRoads,
  placesLeft,
  type Road,
  startOf,
  type TransportPoint,
  transferOf,
} from "./roads.ts";

type StartPoint = Reply<typeof startPointsRoute>["startPoints"][number];
type EndPoint = Reply<typeof endPointsRoute>["endPoints"][number];

const directions = ["out", "back"] as const;

const faceOf = ({ id, ...point }: TransportPoint) => ({ ...point, _id: id });

/** Where land transfers begin. A road that leads to the island leads home too. */
export async function listStartPoints(
  db: Db,
  filters: { direction?: Direction | undefined; type?: TransferType | undefined },
): Promise<StartPoint[]> {
  const roads = ofType(await loadRoads(db, {}), filters.type);
  const points = new Map<PointId, StartPoint>();
  for (const direction of directions.filter(
    (direction) => filters.direction === undefined || direction === filters.direction,
  )) {
    for (const road of roads) {
      const point = startOf(road, direction);
      const known = points.get(point.id) ?? { ...faceOf(point), directions: [], types: [] };
      points.set(point.id, {
        ...known,
        directions: [...new Set([...known.directions, direction])],
        types: [...new Set([...known.types, road.type])],
      });
    }
  }
  return [...points.values()];
}

export type EndPointsRequest = {
  readonly startPointId: PointId;
  readonly type?: TransferType | undefined;
  readonly party: Party;
  readonly checkIn?: Day | undefined;
  readonly checkOut?: Day | undefined;
  readonly optionId?: OptionId | undefined;
  readonly exceptHoldId: HoldId | null;
};

/** Where a start point leads, with what goes there and what it costs the party. `NOT_FOUND`: nothing begins there. */
export async function listEndPoints(
  db: Db,
  filters: EndPointsRequest,
): Promise<Result<EndPoint[], "NOT_FOUND">> {
  const { startPointId, checkIn = null, checkOut = null, optionId = null, exceptHoldId } = filters;
  const [roads, settings] = await Promise.all([
    loadRoads(db, { checkIn, checkOut, optionId, exceptHoldId }),
    loadSettings(db),
  ]);
  const rides = directions.flatMap((direction) =>
    roads.filter((road) => startOf(road, direction).id === startPointId).map((road) => ({ road, direction })),
  );
  if (rides.length === 0) return refuse("NOT_FOUND");
  const travellers = travellersOf(filters.party);
  const ends = new Map<PointId, EndPoint>();
  for (const { road, direction } of rides) {
    if (filters.type !== undefined && road.type !== filters.type) continue;
    const point = endOf(road, direction);
    const known = ends.get(point.id) ?? { ...faceOf(point), transfers: [] };
    const offer = offerOf(road, direction, {
      travellers,
      bands: settings.bands.boat,
      days: { out: checkIn, back: checkOut },
    });
    ends.set(point.id, { ...known, transfers: [...known.transfers, offer] });
  }
  return ok([...ends.values()]);
}

const ofType = (roads: readonly Road[], type: TransferType | undefined) =>
  roads.filter((road) => type === undefined || road.type === type);

function offerOf(
  road: Road,
  direction: Direction,
  {
    travellers,
    bands,
    days,
  }: {
    travellers: readonly Traveller[];
    bands: readonly AgeBand[];
    days: Readonly<Record<Direction, Day | null>>;
  },
): EndPoint["transfers"][number] {
  const { id, type, name, seats, minutes, firstTime, lastTime, included } = road;
  const sumOf = (ways: 1 | 2) =>
    transferLines({ transfer: transferOf(road, direction), ways }, travellers, bands)?.reduce(
      (sum, line) => sum + line.amountSen,
      0,
    ) ?? null;
  return {
    _id: id,
    type,
    direction,
    name,
    seats,
    minutes,
    firstTime,
    lastTime,
    departures: { out: [...road.departures.out], back: [...road.departures.back] },
    oneWaySen: sumOf(1),
    returnSen: sumOf(2),
    placesLeft: days[direction] === null ? null : placesLeft(road, direction),
    placesLeftBack: days.back === null ? null : placesLeft(road, "back"),
    included: included[direction],
    includedBack: included.back,
  };
}
