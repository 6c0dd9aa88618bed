import type { Reply } from "@pulau/contract/route.ts";
import {
  chargesRoute,
  discountChargeRoute,
  moveChargeRoute,
  takeOffChargeRoute,
} from "@pulau/contract/till.ts";
import { faceOf } from "../../api/client.ts";

/** What guests were charged in house, and what is done about a charge that stands. */
export const charges = faceOf(chargesRoute);
export const takeOffCharge = faceOf(takeOffChargeRoute);
export const moveCharge = faceOf(moveChargeRoute);
export const discountCharge = faceOf(discountChargeRoute);

/** What is out of date once a charge in house has changed. */
export const chargePaths = [
  charges.path,
  "/admin/api/front-desk/today",
  "/admin/api/reservations",
  "/admin/api/front-desk/stays",
  "/admin/api/reservations/info/:_id",
  "/admin/api/reservations/discount/:_id",
  "/admin/api/reservations/:_id/folios",
] as const;

export type Charges = Reply<typeof chargesRoute>;
export type ChargeSlip = Charges["slips"][number];
export type Charge = ChargeSlip["charges"][number];
