import {
  lockRoomRoute,
  markVipRoute,
  moveRoomsRoute,
  parkStayRoute,
  splitStayRoute,
} from "@pulau/contract/room-moves.ts";
import { moveRoomQuoteRoute, moveRoomRoute, roomsToMoveRoute } from "@pulau/contract/staff-changes.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { lockRoom } from "./lock-room.ts";
import { markVip } from "./mark-vip.ts";
import { moveRooms } from "./move-rooms.ts";
import { parkStay } from "./park-stay.ts";
import { roomsToMove } from "./rooms-to-move.ts";
import { splitStay } from "./split-stay.ts";
import { moveGuests, quoteMove } from "./staff-change.ts";

/** Staff move guests from room to room. */
export function moveRoomRoutes(
  app: Parameters<Module>[0],
  deps: { readonly db: Db; readonly sealer: Sealer },
): void {
  const { db } = deps;
  mount(app, roomsToMoveRoute, ({ params, query, session: { staffId } }) =>
    roomsToMove(db, { bookingId: params._id, staffId, position: query.room }),
  );
  mount(app, moveRoomQuoteRoute, ({ params, query: { room: position, roomId }, session: { staffId } }) =>
    quoteMove(deps, { bookingId: params._id, staffId, position, roomId }),
  );
  mount(app, moveRoomRoute, ({ params, body, session: { staffId } }) => {
    const { room: position, roomId, reason, keepPrice, despiteLock, ...agreed } = body;
    const move = { bookingId: params._id, staffId, position, roomId, reason, despiteLock };
    return moveGuests(deps, { ...move, keepPrice, agreed });
  });
  mount(app, moveRoomsRoute, ({ body: { moves, ...call }, session: { staffId } }) =>
    inTransaction(db, (tx) =>
      moveRooms(tx, {
        ...call,
        staffId,
        moves: moves.map(({ room: position, ...move }) => ({ ...move, position })),
      }),
    ),
  );
  mount(app, splitStayRoute, ({ params, body: { room: position, ...split }, session: { staffId } }) =>
    inTransaction(db, (tx) => splitStay(tx, { ...split, bookingId: params._id, position, staffId })),
  );
  mount(app, parkStayRoute, ({ params, body: { room: position, ...parking }, session: { staffId } }) =>
    inTransaction(db, (tx) => parkStay(tx, { ...parking, bookingId: params._id, position, staffId })),
  );
  mount(app, markVipRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => markVip(tx, { ...body, bookingId: params._id, staffId })),
  );
  mount(app, lockRoomRoute, ({ params, body: { room: position, ...lock }, session: { staffId } }) =>
    inTransaction(db, (tx) => lockRoom(tx, { ...lock, bookingId: params._id, position, staffId })),
  );
}
