import {
  closeShiftRoute,
  dropCashRoute,
  openShiftRoute,
  ownShiftRoute,
  payOutRoute,
  shiftRoute,
  shiftsRoute,
  takingsRoute,
} from "@pulau/contract/shifts.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { closeShift } from "./close-shift.ts";
import { openShift } from "./open-shift.ts";
import { outletTakings } from "./outlet-takings.ts";
import { shiftList } from "./shift-list.ts";
import { showOwnShift, showShift } from "./show-shift.ts";
import { takeOut } from "./take-out.ts";
import { showTakings } from "./takings.ts";

/** The cash drawers of the desk: who has one open, what went in and out, and what was counted. */
export const shiftsModule: Module = (app, { db }) => {
  mountList(app, shiftsRoute, async ({ query, session: { staffId, permissions } }) => {
    const { timeZone } = await loadSettings(db);
    return ok(shiftList({ ...query, timeZone, viewer: { staffId, permissions } }));
  });
  mount(app, ownShiftRoute, async ({ session }) => ok(await showOwnShift(db, session.staffId)));
  mount(app, takingsRoute, async ({ query }) => {
    const { timeZone } = await loadSettings(db);
    const days = { ...query, timeZone };
    return ok({ takings: await showTakings(db, days), outlets: await outletTakings(db, days) });
  });
  mount(app, shiftRoute, async ({ params, session: { staffId, permissions } }) => {
    const sheet = await showShift(db, params._id, { staffId, permissions });
    return sheet ? ok(sheet) : refuse("NOT_FOUND");
  });
  mount(app, openShiftRoute, ({ body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => openShift(tx, { ...body, staffId })),
  );
  mount(app, dropCashRoute, ({ params, body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => takeOut(tx, { ...body, shiftId: params._id, staffId, as: "drop" })),
  );
  mount(app, payOutRoute, ({ params, body, session: { staffId }, keyed }) =>
    withIdempotency(db, keyed, (tx) => takeOut(tx, { ...body, shiftId: params._id, staffId, as: "paidOut" })),
  );
  mount(app, closeShiftRoute, ({ params, body, session: { staffId, permissions }, keyed }) =>
    withIdempotency(db, keyed, (tx) =>
      closeShift(tx, { ...body, shiftId: params._id, staffId, permissions }),
    ),
  );
};
