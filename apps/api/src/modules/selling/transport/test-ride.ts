import type { TransferDetails } from "@pulau/contract/transfers.ts";
import type { ResortIds } from "../../../db/factories/resort.ts";

/** A van for two from the airport and back, in good time for the boats at 11:00 and 09:30. */
export function rideOf(resort: ResortIds, rest: Partial<TransferDetails> = {}): TransferDetails {
  const { airportId, jettyId } = resort.land;
  return {
    type: "shared",
    direction: "out",
    tripType: "return",
    startPointId: airportId,
    endPointId: jettyId,
    pickUpPoint: "Arrival hall",
    pickUpTime: "09:00",
    dropLocation: "Ticket counter",
    dropTime: "09:50",
    returnTime: "10:30",
    adultCount: 2,
    childCount: 0,
    note: "",
    ...rest,
  };
}

/** A private car for up to four, one way to the jetty. */
export const carOf = (resort: ResortIds, rest: Partial<TransferDetails> = {}): TransferDetails =>
  rideOf(resort, { type: "private", tripType: "oneWay", returnTime: null, ...rest });
