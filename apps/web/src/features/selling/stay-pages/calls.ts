import { calendarRoute } from "@pulau/contract/availability.ts";
import { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { islandRoute, packagePageRoute, roomPageRoute } from "@pulau/contract/stay-pages.ts";
import { faceOf } from "../../../api/client.ts";

export const packagePage = faceOf(packagePageRoute);
export const roomPage = faceOf(roomPageRoute);
export const island = faceOf(islandRoute);
export const ways = faceOf(allAvailableRoute);
export const calendar = faceOf(calendarRoute);

export type PackageFacts = Reply<typeof packagePageRoute>;
export type RoomFacts = Reply<typeof roomPageRoute>;
export type IslandFacts = Reply<typeof islandRoute>;
