import type { Reply } from "@pulau/contract/route.ts";
import { chargeRoute, chargesRoute, tillRoute, undoSlipRoute } from "@pulau/contract/till.ts";
import { faceOf } from "../../../api/client.ts";

export const till = faceOf(tillRoute);
export const charge = faceOf(chargeRoute);
export const undoSlip = faceOf(undoSlipRoute);

/** What is out of date once something was charged. */
export const tillPaths = [
  till.path,
  chargesRoute.path,
  "/admin/api/reservations/info/:_id",
  "/admin/api/reservations",
  "/admin/api/front-desk/today",
  "/admin/api/front-desk/stays",
] as const;

export type Till = Reply<typeof tillRoute>;
export type Outlet = Till["outlets"][number];
export type Item = Outlet["items"][number];
export type Stay = Till["stays"][number];
export type OwnSlip = Till["ownSlips"][number];
export type Charged = Reply<typeof chargeRoute>;
