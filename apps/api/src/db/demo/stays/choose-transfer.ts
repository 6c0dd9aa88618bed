import type { TransferDetails } from "@pulau/contract/transfers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AgeBand, Traveller } from "@pulau/domain/party/party.ts";
import type { StayToQuote } from "@pulau/domain/pricing/lines.ts";
import { transferLines } from "@pulau/domain/pricing/transfer-lines.ts";
import { addMinutes } from "@pulau/domain/transport/clock.ts";
import { rideName } from "@pulau/domain/transport/ride-name.ts";
import { transferDays } from "@pulau/domain/transport/transfer-times.ts";
import type { HeldTransfer } from "../../schema/holds.ts";
import type { Chance } from "../chance.ts";
import type { SharedRide } from "../resort/demo-resort.ts";
import type { ChosenBoat } from "./choose-boat.ts";

export type LandSupply = {
  /** A chance of its own, so that land transfers change nothing else about the demo. */
  readonly chance: Chance;
  readonly boatBands: readonly AgeBand[];
};

export type DemoTransfer = {
  readonly held: HeldTransfer;
  readonly priced: NonNullable<StayToQuote["transfers"]>[number];
};

type Request = {
  readonly road: SharedRide | null;
  readonly stay: { readonly checkIn: Day; readonly checkOut: Day };
  readonly boats: readonly ChosenBoat[];
  readonly travellers: readonly Traveller[];
  readonly children: number;
};

/** Many guests fly in: the shared van there and back, in time for the boat. None for those who hire one. */
export function chooseTransfer({ chance, boatBands }: LandSupply, ride: Request): DemoTransfer | null {
  const [out, back] = ride.boats.map(({ held }) => held.time);
  const { road } = ride;
  if (!chance.happens(0.35) || !road || !out || !back) return null;
  const dropTime = addMinutes(out, -40);
  const details: TransferDetails = {
    type: "shared",
    direction: "out",
    tripType: "return",
    startPointId: road.startPointId,
    endPointId: road.endPointId,
    pickUpPoint: road.from.meetingPoint?.en ?? "",
    pickUpTime: addMinutes(dropTime, -road.minutes - 5),
    dropLocation: road.to.meetingPoint?.en ?? "",
    dropTime,
    returnTime: addMinutes(back, 60),
    adultCount: ride.travellers.length - ride.children,
    childCount: ride.children,
    note: "",
  };
  const { vehicle: name, from, to } = { ...road, from: road.from.name, to: road.to.name };
  const priced: DemoTransfer["priced"] = {
    transfer: { id: road.id, name: rideName(name, from, to), price: road.price },
    ways: 2,
    persons: ride.travellers.length,
    children: ride.children,
  };
  const lines = transferLines(priced, ride.travellers, boatBands) ?? [];
  const amountSen = lines.reduce((sum, line) => sum + line.amountSen, 0);
  const held = {
    ...details,
    ...transferDays(details, ride.stay),
    landTransferId: road.id,
    name,
    from,
    to,
    vehicles: 1,
    included: false,
    amountSen,
    stocks: [],
  };
  return { held, priced };
}
