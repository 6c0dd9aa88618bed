import type { Reply } from "@pulau/contract/route.ts";
import { copySailingCrewRoute, sailingCrewRoute, setSailingCrewRoute } from "@pulau/contract/sailing-crew.ts";
import {
  boardingCodeRoute,
  closeBoardingRoute,
  manifestAddressRoute,
  manifestRoute,
  markBoardingRoute,
  mySailingsRoute,
  reopenBoardingRoute,
  revealKinRoute,
  sailingsMonthRoute,
  sailingsRoute,
  setHarbourDetailsRoute,
  weighPassengerRoute,
} from "@pulau/contract/sailings.ts";
import { revealPaperRoute } from "@pulau/contract/staff.ts";
import type { GuestId } from "@pulau/domain/ids.ts";
import { faceOf } from "../../../api/client.ts";

export const sailings = faceOf(sailingsRoute);
export const sailingsMonth = faceOf(sailingsMonthRoute);
export const mySailings = faceOf(mySailingsRoute);
export const sailingCrew = faceOf(sailingCrewRoute);
export const setSailingCrew = faceOf(setSailingCrewRoute);
export const copySailingCrew = faceOf(copySailingCrewRoute);
export const manifest = faceOf(manifestRoute);
export const markBoarding = faceOf(markBoardingRoute);
export const weighPassenger = faceOf(weighPassengerRoute);
export const boardingCode = faceOf(boardingCodeRoute);
export const closeBoarding = faceOf(closeBoardingRoute);
export const reopenBoarding = faceOf(reopenBoardingRoute);
export const manifestAddress = faceOf(manifestAddressRoute);
export const setHarbourDetails = faceOf(setHarbourDetailsRoute);
export const revealKin = faceOf(revealKinRoute);
export const revealPaper = faceOf(revealPaperRoute);

/** What is out of date once somebody has boarded. */
export const boardingPaths = [sailings.path, sailingsMonth.path, manifest.path] as const;

/** Whether its guests can be marked yet: on its day, or later. */
export const isItsDay = ({ departure, today }: Manifest): boolean => departure.day <= today;

export type Sailing = Reply<typeof sailingsRoute>["sailings"][number];
export type SailingDay = Reply<typeof sailingsMonthRoute>["days"][number];
export type Manifest = Reply<typeof manifestRoute>;
export type Marked = Reply<typeof markBoardingRoute>;
export type WeighReply = Reply<typeof weighPassengerRoute>;
export type Passenger = Manifest["passengers"][number];
/** Somebody with a name, who can be marked. */
export type NamedPassenger = Passenger & { readonly guestId: GuestId; readonly name: string };
export const isNamed = (passenger: Passenger): passenger is NamedPassenger =>
  passenger.guestId !== null && passenger.name !== null;
