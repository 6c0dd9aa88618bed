import {
  changeClosureRoute,
  closeRoomRoute,
  closureRoute,
  takeBackClosureRoute,
} from "@pulau/contract/room-closures.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { changeClosure, readClosure } from "./change-closure.ts";
import { closeRoom } from "./close-room.ts";
import { savedVersion } from "./saved-version.ts";
import { showClosure } from "./show-closure.ts";
import { takeBackClosure } from "./take-back-closure.ts";

/** Rooms out of order and out of service. */
export const roomClosures: Module = (app, { db }) => {
  mount(app, closeRoomRoute, ({ body, session: by, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => closeRoom(tx, { by, body })),
  );
  mount(app, changeClosureRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(db, { ...saves, key: _id }, readClosure(_id), (tx) =>
      savedVersion(tx, _id, changeClosure(tx, { staffId, closureId: _id, body })),
    ),
  );
  mount(app, takeBackClosureRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(db, { ...saves, key: _id }, readClosure(_id), (tx) =>
      savedVersion(tx, _id, takeBackClosure(tx, { staffId, closureId: _id, ...body })),
    ),
  );
  mount(app, closureRoute, ({ params }) => showClosure(db, params._id));
};
