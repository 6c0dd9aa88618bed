import {
  addFoundThingRoute,
  changeFoundThingRoute,
  foundThingStaysRoute,
  foundThingsRoute,
  moveFoundThingRoute,
} from "@pulau/contract/found-things.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { addFound } from "./add-found.ts";
import { changeFound, readFound } from "./change-found.ts";
import { foundThings } from "./list-found.ts";
import { moveFound } from "./move-found.ts";
import { showStays } from "./show-stays.ts";

/** What guests left in their rooms: where it is kept, and what became of it. */
export const foundThingsModule: Module = (app, { db }) => {
  mountList(app, foundThingsRoute, async ({ query }) => {
    const { limits, timeZone } = await loadSettings(db);
    const today = await loadToday(db, timeZone);
    return ok(foundThings({ ...query, days: limits.foundThingDays, today }));
  });
  mount(app, addFoundThingRoute, ({ body, session: { staffId } }) =>
    inTransaction(db, (tx) => addFound(tx, { staffId, ...body })),
  );
  mount(app, changeFoundThingRoute, ({ params: { _id: foundId }, body, session: { staffId }, saves }) =>
    saveWhole(db, { ...saves, key: foundId }, readFound(foundId), (tx) =>
      changeFound(tx, { foundId, staffId, ...body }),
    ),
  );
  mount(app, moveFoundThingRoute, ({ params: { _id: foundId }, body, session: { staffId } }) =>
    inTransaction(db, (tx) => moveFound(tx, { foundId, staffId, ...body })),
  );
  mount(app, foundThingStaysRoute, ({ params }) => showStays(db, params._id));
};
