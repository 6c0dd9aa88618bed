import { KeptRoadPrice } from "@pulau/contract/card-charges.ts";
import { PartyQuery, partyIn } from "@pulau/contract/party.ts";
import type { PointChange, PointRecord } from "@pulau/contract/point-records.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { LandTransferChange, LandTransferRecord } from "@pulau/contract/transfer-records.ts";
import { endPointsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import type { VehicleChange, VehicleRecord } from "@pulau/contract/vehicle-records.ts";
import { travellersOf } from "@pulau/domain/party/kinds.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import { transferLines } from "@pulau/domain/pricing/transfer-lines.ts";
import type { z } from "zod";
import { type TypedAnswers, typedReply } from "../../../api/typed-answers.ts";

type Ride = Reply<typeof endPointsRoute>["endPoints"][number]["transfers"][number];
type Query = z.input<typeof endPointsRoute.query>;

/** Where a start point leads with each ride as it would be; null where it would be driven no more. */
const typedRides = (rideOf: (ride: Ride, query: Query) => Ride | null): TypedAnswers =>
  typedReply(endPointsRoute, ({ endPoints }, { query }) => ({
    endPoints: endPoints
      .map((point) => ({
        ...point,
        transfers: point.transfers.flatMap((ride) => rideOf(ride, query) ?? []),
      }))
      .filter(({ transfers }) => transfers.length > 0),
  }));

/** What guests would read of a point, wherever a ride begins or ends there. */
export function typedPoint({ _id }: PointRecord, values: object): TypedAnswers {
  const { name, type, meeting_point, active_status } = values as z.output<typeof PointChange>;
  const points = [{ _id, name, type, meetingPoint: meeting_point, isGone: active_status === false }];
  return { [startPointsRoute.path]: { startPoints: points }, [endPointsRoute.path]: { endPoints: points } };
}

/** Places left where nobody has a seat yet are all of them; null has no limit. */
const placesOf = ({ seats, daily }: { seats: number; daily: number | null }): number | null =>
  daily === null ? null : seats * daily;

/** What guests would read of a vehicle at each ride that it drives: guests know it by its kind and name. */
export function typedVehicle(row: VehicleRecord, values: object): TypedAnswers {
  const typed = { ...row, ...(values as z.output<typeof VehicleChange>) };
  const placesLeft = (left: number | null): number | null => {
    const all = placesOf(typed);
    const had = placesOf(row);
    return all === null || left === null || had === null ? all : Math.max(0, left + all - had);
  };
  return typedRides((ride) => {
    if (ride.type !== row.type || ride.name.en !== row.name.en) return ride;
    if (!typed.active_status) return null;
    return {
      ...ride,
      type: typed.type,
      name: typed.name,
      seats: typed.seats,
      placesLeft: placesLeft(ride.placesLeft),
      placesLeftBack: placesLeft(ride.placesLeftBack),
    };
  });
}

/** What guests would read of a ride on a road, with its price for whoever asks. Another road follows once it is saved. */
export function typedTransfer(
  row: LandTransferRecord,
  values: object,
  bands: readonly AgeBand[],
  vehicles: readonly VehicleRecord[],
): TypedAnswers {
  const typed = { ...row, ...(values as z.output<typeof LandTransferChange>) };
  const vehicle = vehicles.find(({ id }) => id === typed.vehicle);
  const price = KeptRoadPrice.parse(typed.price);
  return typedRides((ride, query) => {
    if (ride._id !== row._id) return ride;
    if (!typed.active_status) return null;
    const travellers = travellersOf(partyIn(PartyQuery.parse(query)));
    const sumOf = (ways: 1 | 2): number | null =>
      transferLines({ transfer: { id: row._id, name: ride.name, price }, ways }, travellers, bands)?.reduce(
        (sum, line) => sum + line.amountSen,
        0,
      ) ?? null;
    return {
      ...ride,
      ...(vehicle && { type: vehicle.type, name: vehicle.name, seats: vehicle.seats }),
      minutes: typed.minutes,
      firstTime: typed.first_time,
      lastTime: typed.last_time,
      departures: typed.departures,
      oneWaySen: sumOf(1),
      returnSen: sumOf(2),
    };
  });
}
