import {
  assignRoomsRoute,
  housekeepingRoomRoute,
  housekeepingRoute,
  roomNoteRoute,
  roomWorkRoute,
} from "@pulau/contract/housekeeping.ts";
import { reportFaultRoute, settleFaultRoute } from "@pulau/contract/room-closures.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { assignRooms } from "./assign-rooms.ts";
import { saveNote } from "./note-room.ts";
import { reportFault } from "./report-fault.ts";
import { settleFault } from "./settle-fault.ts";
import { showHousekeeping } from "./show-housekeeping.ts";
import { showHousekeepingRoom } from "./show-room.ts";
import { workOnRoom } from "./work-on-room.ts";

/** Which rooms are clean, and who makes them so. */
export const housekeepingModule: Module = (app, { db }) => {
  mount(app, housekeepingRoute, async () => ok(await showHousekeeping(db)));
  mount(app, housekeepingRoomRoute, ({ params }) => showHousekeepingRoom(db, params._id));
  mount(app, roomWorkRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => workOnRoom(tx, { roomId: params._id, staffId, ...body })),
  );
  mount(app, assignRoomsRoute, ({ body, session: { staffId } }) =>
    inTransaction(db, (tx) => assignRooms(tx, { by: staffId, ...body })),
  );
  mount(app, roomNoteRoute, ({ params: { _id: roomId }, body, session: { staffId }, saves }) =>
    saveNote(db, { roomId, staffId, saves, ...body }),
  );
  mount(app, reportFaultRoute, ({ params: { _id: roomId }, body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => reportFault(tx, { roomId, staffId, ...body })),
  );
  mount(app, settleFaultRoute, ({ params: { _id: faultId }, body, session: { staffId } }) =>
    inTransaction(db, (tx) => settleFault(tx, { faultId, staffId, ...body })),
  );
};
