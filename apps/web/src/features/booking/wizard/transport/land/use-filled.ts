import type { BoatTimes } from "@pulau/domain/transport/transfer-times.ts";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../../../ui/use-language.ts";
import type { EndPoint, StartPoint } from "../../calls.ts";
import { rideOf, suggestTimes, type TypedTransfer } from "./land-schema.ts";

type Filling = {
  readonly transfer: TypedTransfer;
  readonly start: StartPoint | undefined;
  readonly ends: readonly EndPoint[] | undefined;
  readonly boats: BoatTimes;
  readonly onFill: (transfer: TypedTransfer) => void;
};

/**
 * Fills in what can only be one thing, and what most guests would write: the one place and vehicle that there is, where
 * one meets, and times that fit the boat. Once for each road, so that a field that is emptied stays empty.
 */
export function useFilled({ transfer, start, ends, boats, onFill }: Filling): void {
  const { say } = useLanguage();
  const filled = useRef<string | null>(null);
  useEffect(() => {
    if (ends === undefined || start === undefined) return;
    const road = roadOf(transfer, ends);
    const end = ends.find(({ _id }) => _id === road.endPointId);
    const ride = rideOf(road, ends);
    const mark = [road.startPointId, road.endPointId, road.type, road.direction, road.tripType].join(" ");
    if (filled.current === mark) return;
    filled.current = mark;
    if (end === undefined || ride === undefined) {
      if (road !== transfer) onFill(road);
      return;
    }
    const meetAt = start.meetingPoint === null ? "" : say(start.meetingPoint);
    const setDownAt = end.meetingPoint === null ? "" : say(end.meetingPoint);
    const places = {
      pickUpPoint: road.pickUpPoint || meetAt,
      dropLocation: road.dropLocation || setDownAt,
    };
    const next = suggestTimes({ ...road, ...places }, ride, boats);
    if (Object.entries(next).some(([name, value]) => transfer[name] !== value)) onFill(next);
  }, [transfer, start, ends, boats, onFill, say]);
}

/** The only end point, and the only vehicle that goes there, need not be chosen. */
function roadOf(transfer: TypedTransfer, ends: readonly EndPoint[]): TypedTransfer {
  const end =
    ends.find(({ _id }) => _id === transfer.endPointId) ?? (ends.length === 1 ? ends[0] : undefined);
  if (end === undefined) return transfer;
  const types = end.transfers.map(({ type }) => type);
  const type = types.length === 1 ? types[0] : transfer.type;
  const same = end._id === transfer.endPointId && type === transfer.type;
  return same ? transfer : { ...transfer, endPointId: end._id, type: type ?? "" };
}
