import {
  courtesyHoldsRoute,
  keepForGuestRoute,
  moveCourtesyEndRoute,
  releaseCourtesyRoute,
} from "@pulau/contract/courtesy-holds.ts";
import { ok } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { refuseShortStock } from "../holds/public.ts";
import { moveCourtesyEnd, releaseCourtesy } from "./change-courtesy.ts";
import { keepForGuest } from "./keep-for-guest.ts";
import { courtesyHolds } from "./list-courtesy.ts";

/** Stays that are held for somebody until a moment that staff choose. */
export const courtesyHoldsModule: Module = (app, { db }) => {
  mountList(app, courtesyHoldsRoute, async ({ query }) => ok(courtesyHolds(query)));
  mount(app, keepForGuestRoute, ({ params, body, session: { staffId } }) =>
    refuseShortStock(
      () => inTransaction(db, (tx) => keepForGuest(tx, { ...body, holdId: params._id, staffId })),
      "HOLD_EXPIRED",
    ),
  );
  mount(app, moveCourtesyEndRoute, ({ params, body, session: { staffId } }) =>
    refuseShortStock(
      () => inTransaction(db, (tx) => moveCourtesyEnd(tx, { ...body, holdId: params._id, staffId })),
      "HOLD_EXPIRED",
    ),
  );
  mount(app, releaseCourtesyRoute, ({ params, session: { staffId } }) =>
    inTransaction(db, (tx) => releaseCourtesy(tx, { holdId: params._id, staffId })),
  );
};
