import { occupancyRoute, reservationsPerPeriodRoute } from "@pulau/contract/occupancy.ts";
import {
  addRoomsRoute,
  addRoomTypeRoute,
  adminRoomTypesRoute,
  bedsRoute,
  deleteRoomTypeRoute,
  roomCodeRoute,
  roomsByTypesRoute,
  roomTypePriorityRoute,
  setBedOptionsRoute,
  updateRoomRoute,
  updateRoomTypeRoute,
} from "@pulau/contract/room-admin.ts";
import { ok } from "@pulau/domain/result.ts";
import { namedIn, rowOf, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { saveOrder } from "../../../records/order-rows.ts";
import { addRoomType } from "./add-room-type.ts";
import { addRooms } from "./add-rooms.ts";
import { deleteRoomType } from "./delete-room-type.ts";
import { listBeds } from "./list-beds.ts";
import { roomTypes } from "./list-room-types.ts";
import { listRoomsByTypes } from "./list-rooms.ts";
import { showOccupancy } from "./occupancy.ts";
import { countReservations } from "./reservations-per-period.ts";
import { lookUpRoomCode } from "./room-code.ts";
import { roomTypeOrder } from "./room-type-order.ts";
import { possibleBedOptions, setBedOptions } from "./set-bed-options.ts";
import { findRoom, updateRoom } from "./update-room.ts";
import { updateRoomType } from "./update-room-type.ts";

/** Rooms as staff keep them. */
export const roomAdmin: Module = (app, { db }) => {
  mountList(app, adminRoomTypesRoute, async ({ query }) => ok(roomTypes(query)));
  mount(app, addRoomTypeRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addRoomType(tx, { staffId, body })),
  );
  mount(app, roomTypePriorityRoute, ({ body, session: { staffId }, saves }) =>
    saveOrder(db, roomTypeOrder, { staffId, saves, ids: body.roomTypeIds }),
  );
  mount(app, updateRoomTypeRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(db, { ...saves, key: _id }, rowOf("room_type", _id, body), (tx) =>
      updateRoomType(tx, { staffId, roomTypeId: _id, body }),
    ),
  );
  mount(app, deleteRoomTypeRoute, ({ params, session: { staffId }, request }) =>
    inTransaction(db, (tx) =>
      deleteRoomType(tx, { staffId, roomTypeId: params._id, language: languageOf(request) }),
    ),
  );
  mount(app, setBedOptionsRoute, ({ params: { _id }, body, session: { staffId }, saves, request }) =>
    saveWhole(
      db,
      { ...saves, key: _id },
      (tx) => possibleBedOptions(tx, _id),
      (tx) => setBedOptions(tx, { staffId, roomTypeId: _id, ...body, language: languageOf(request) }),
    ),
  );
  mount(app, bedsRoute, async () => ok(await listBeds(db)));
  mount(app, roomCodeRoute, async ({ params }) => ok(await lookUpRoomCode(db, params.code)));
  mount(app, roomsByTypesRoute, async ({ query }) =>
    ok({ roomTypes: await listRoomsByTypes(db, query.roomTypeIds) }),
  );
  mount(app, updateRoomRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(
      db,
      { ...saves, key: _id },
      async (tx) => namedIn(body, await findRoom(tx, _id)),
      (tx) => updateRoom(tx, { staffId, roomId: _id, body }),
    ),
  );
  mount(app, addRoomsRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addRooms(tx, { staffId, body })),
  );
  mount(app, occupancyRoute, async ({ query }) => ok(await showOccupancy(db, query)));
  mount(app, reservationsPerPeriodRoute, async ({ query }) => ok(await countReservations(db, query)));
};
