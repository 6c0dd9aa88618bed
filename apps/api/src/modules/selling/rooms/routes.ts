import { bedCombosRoute, roomNumbersRoute } from "@pulau/contract/rooms.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { listBedCombos } from "./list-bed-combos.ts";
import { listRoomNumbers } from "./list-room-numbers.ts";

/** Rooms and beds as they stand, whoever sleeps in them. */
export function rooms(app: FastifyInstance, { db }: AppDeps): void {
  mount(app, roomNumbersRoute, ({ body }) => listRoomNumbers(db, body.roomTypeId));
  mount(app, bedCombosRoute, ({ body }) => listBedCombos(db, body));
}
