import type { BookingJson } from "@pulau/contract/drafts.ts";
import { TransferDetails } from "@pulau/contract/transfers.ts";
import { addMinutes, type ClockTime } from "@pulau/domain/transport/clock.ts";
import { type BoatTimes, transferFault } from "@pulau/domain/transport/transfer-times.ts";
import { z } from "zod";
import type { EndPoint, Ride } from "../../calls.ts";

export type TypedTransfer = BookingJson["transport"]["land"][number];

/** What a transfer is checked against beside its own rules. */
export type LandWorld = {
  readonly party: BookingJson["party"];
  /** When the chosen boats leave. */
  readonly boats: BoatTimes;
  /** Where the start point of each transfer leads; undefined while it is not known. */
  readonly ends: readonly (readonly EndPoint[] | undefined)[];
};

/** The ride that a transfer asks for, once it names its points and type. */
export const rideOf = (transfer: TypedTransfer, ends: readonly EndPoint[] | undefined): Ride | undefined =>
  ends
    ?.find(({ _id }) => _id === transfer.endPointId)
    ?.transfers.find(({ type, direction }) => type === transfer.type && direction === transfer.direction);

/** The form's one schema: the contract's rules, and those that look at the boats, the road and the party. */
export const landSchema = (
  world: LandWorld,
): z.ZodType<{ land: TransferDetails[] }, { land: TypedTransfer[] }> =>
  z.object({
    land: z.array(TransferDetails).superRefine((land, context) => {
      for (const [place, transfer] of land.entries()) {
        const wrong = mistakeOf(transfer, world, world.ends[place]);
        if (wrong) context.addIssue({ code: "custom", path: [place, wrong.field], message: wrong.rule });
      }
    }),
  });

function mistakeOf(
  transfer: TransferDetails,
  { party, boats }: LandWorld,
  ends: readonly EndPoint[] | undefined,
): { field: string; rule: string } | null {
  if (transfer.adultCount > party.adults) return { field: "adultCount", rule: "moreThanParty" };
  if (transfer.childCount > party.childAges.length) return { field: "childCount", rule: "moreThanParty" };
  if (ends === undefined) return null;
  const ride = rideOf(transfer, ends);
  return ride ? transferFault(transfer, ride, boats) : { field: "endPointId", rule: "noRoad" };
}

/** A new transfer for everybody, there and back. */
export const newTransfer = (party: BookingJson["party"]): TypedTransfer => ({
  type: "",
  direction: "out",
  tripType: "return",
  startPointId: "",
  endPointId: "",
  pickUpPoint: "",
  pickUpTime: "",
  dropLocation: "",
  dropTime: "",
  returnTime: "",
  adultCount: party.adults,
  childCount: party.childAges.length,
  note: "",
});

/** Which way a transfer goes, in one word. */
export type Trip = "return" | "out" | "back";
export const tripOf = ({ direction, tripType }: TypedTransfer): Trip =>
  tripType === "return" ? "return" : direction === "back" ? "back" : "out";

/** Another way: homeward begins where the way out ends, and its times are asked anew. */
export function withTrip(transfer: TypedTransfer, trip: Trip): TypedTransfer {
  const direction = trip === "back" ? "back" : "out";
  const tripType = trip === "return" ? "return" : "oneWay";
  if (direction === transfer.direction)
    return { ...transfer, tripType, ...(trip !== "return" && { returnTime: "" }) };
  const { startPointId = "", endPointId = "", pickUpPoint = "", dropLocation = "" } = transfer;
  return {
    ...transfer,
    direction,
    tripType,
    startPointId: endPointId,
    endPointId: startPointId,
    pickUpPoint: dropLocation,
    dropLocation: pickUpPoint,
    pickUpTime: "",
    dropTime: "",
    returnTime: "",
  };
}

/** Some minutes more than the least, to queue for tickets. */
const ease = 10;

/** The last departure by a time, and the first from one; the time itself where it is driven at any time. */
const departingBy = (time: ClockTime, departures: readonly ClockTime[]): ClockTime =>
  departures.findLast((departure) => departure <= time) ?? departures[0] ?? time;
const departingFrom = (time: ClockTime, departures: readonly ClockTime[]): ClockTime =>
  departures.find((departure) => departure >= time) ?? departures.at(-1) ?? time;

/** Times that fit boat and road, for the fields that are still empty; none where no time would do. */
export function suggestTimes(transfer: TypedTransfer, ride: Ride, boats: BoatTimes): TypedTransfer {
  const ridden = (pickUpTime: ClockTime) => ({ pickUpTime, dropTime: addMinutes(pickUpTime, ride.minutes) });
  const { departures } = ride;
  const ashore = boats.back === null ? null : addMinutes(boats.back, boats.crossingMinutes + ease);
  const atJetty = boats.out === null ? null : addMinutes(boats.out, -boats.boardMinutes - ease);
  const home = ashore && departingFrom(ashore, departures.back);
  const leaving =
    transfer.direction === "back"
      ? home
      : atJetty && departingBy(addMinutes(atJetty, -ride.minutes), departures.out);
  const way = leaving ? ridden(leaving) : null;
  const times = {
    pickUpTime: String(transfer.pickUpTime || way?.pickUpTime || ""),
    dropTime: String(transfer.dropTime || way?.dropTime || ""),
    returnTime: String(transfer.returnTime || (transfer.tripType === "return" && home) || ""),
  };
  const { pickUpTime, dropTime } = times;
  if (pickUpTime === "" || dropTime === "") return transfer;
  const direction = transfer.direction === "back" ? "back" : "out";
  const tripType = transfer.tripType === "return" ? "return" : "oneWay";
  const fault = transferFault(
    { direction, tripType, pickUpTime, dropTime, returnTime: times.returnTime || null },
    ride,
    boats,
  );
  return fault === null ? { ...transfer, ...times } : transfer;
}
