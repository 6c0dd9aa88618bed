import {
  lockRoomRoute,
  moveRoomsRoute,
  parkStayRoute,
  splitStayRoute,
  tidyUpRoute,
} from "@pulau/contract/room-moves.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { staffChangeQuoteRoute, staffChangeRoute } from "@pulau/contract/staff-changes.ts";
import { lowestPricesRoute, tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { faceOf } from "../../../../api/client.ts";

export const tapeChart = faceOf(tapeChartRoute);
export const lowestPrices = faceOf(lowestPricesRoute);
export const changeQuote = faceOf(staffChangeQuoteRoute);
export const changeStay = faceOf(staffChangeRoute);
export const moveRooms = faceOf(moveRoomsRoute);
export const parkStay = faceOf(parkStayRoute);
export const lockRoom = faceOf(lockRoomRoute);
export const splitStay = faceOf(splitStayRoute);
export const tidyUp = faceOf(tidyUpRoute);
export type TidyUp = Reply<typeof tidyUpRoute>;
export type Quote = Reply<typeof staffChangeQuoteRoute>;
