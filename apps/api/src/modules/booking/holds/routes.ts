import {
  alterHoldRoute,
  extendHoldRoute,
  holdStayRoute,
  releaseHoldRoute,
  roomTimerRoute,
} from "@pulau/contract/holds.ts";
import { draftOf } from "@pulau/domain/ids.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { markNetworks } from "../../../plugins/caller-network.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { alterHold } from "./alter-hold.ts";
import { extendHold } from "./extend-hold.ts";
import { holdStay } from "./hold-stay.ts";
import { limitHolds } from "./limit-holds.ts";
import { releaseHold } from "./release-hold.ts";
import { refuseShortStock } from "./short-stock.ts";
import { showTimer } from "./show-timer.ts";

export const holdsModule: Module = (app, { db, settings: { secret } }) => {
  const markOf = markNetworks(secret);
  const withinLimits = limitHolds(db, secret);
  mount(app, holdStayRoute, ({ params: { _id: draftId }, session: { ownerId }, request: { ip } }) =>
    withinLimits("hold", { draftId, ownerId, ip }, (draft) =>
      holdStay(db, { draftId, ownerId, cameFrom: markOf(ip) }, draft),
    ),
  );
  mount(app, alterHoldRoute, ({ params: { _id }, session: { ownerId }, request: { ip } }) =>
    withinLimits("change", { draftId: draftOf(_id), ownerId, ip }, () =>
      alterHold(db, { holdId: draftOf(_id), ownerId, cameFrom: markOf(ip) }),
    ),
  );
  mount(app, extendHoldRoute, async ({ params, session }) => {
    const { limits } = await loadSettings(db);
    const extension = { holdId: params._id, ownerId: session.ownerId, limits };
    return refuseShortStock(() => inTransaction(db, (tx) => extendHold(tx, extension)), "HOLD_EXPIRED");
  });
  mount(app, releaseHoldRoute, ({ params, session }) =>
    inTransaction(db, (tx) => releaseHold(tx, { holdId: params._id, ownerId: session.ownerId })),
  );
  mount(app, roomTimerRoute, ({ params, session }) =>
    showTimer(db, { holdId: params._id, ownerId: session.ownerId }),
  );
};
