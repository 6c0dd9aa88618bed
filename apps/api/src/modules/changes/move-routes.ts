import { moveRoomRoute, roomsToMoveRoute } from "@pulau/contract/changes.ts";
import type { Db } from "../../db/connect.ts";
import { inTransaction } from "../../db/tx.ts";
import type { Module } from "../../modules.ts";
import { mount } from "../../plugins/mount.ts";
import { moveRoom } from "./move-room.ts";
import { roomsToMove } from "./rooms-to-move.ts";

/** Staff move guests from room to room. */
export function moveRoomRoutes(app: Parameters<Module>[0], { db }: { readonly db: Db }): void {
  mount(app, roomsToMoveRoute, ({ params, query, session: { staffId } }) =>
    roomsToMove(db, { bookingId: params._id, staffId, position: query.room }),
  );
  mount(app, moveRoomRoute, ({ params, body, session: { staffId } }) => {
    const { room: position, roomId, reason } = body;
    const ask = { bookingId: params._id, staffId, position, roomId, reason };
    return inTransaction(db, (tx) => moveRoom(tx, ask));
  });
}
