import {
  checkIdentityRoute,
  checkInGuestsRoute,
  clearSignatureRoute,
  endHandOverRoute,
  excuseIdentityRoute,
  handedCardRoute,
  handOverRoute,
  registrationRoute,
  signCardRoute,
} from "@pulau/contract/registration.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../../api/client.ts";
import { deskPaths } from "../calls.ts";

export const registration = faceOf(registrationRoute);
export const checkIdentity = faceOf(checkIdentityRoute);
export const excuseIdentity = faceOf(excuseIdentityRoute);
export const signCard = faceOf(signCardRoute);
export const clearSignature = faceOf(clearSignatureRoute);
export const checkInGuests = faceOf(checkInGuestsRoute);
export const handOver = faceOf(handOverRoute);
export const handedCard = faceOf(handedCardRoute);
export const endHandOver = faceOf(endHandOverRoute);

/** What is out of date once something was written on a card. */
export const cardPaths = [registration.path, ...deskPaths] as const;

export type Cards = Reply<typeof registrationRoute>;
export type CardGuest = Cards["guests"][number];
export type HandedCard = Reply<typeof handedCardRoute>;
