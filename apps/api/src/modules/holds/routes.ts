import {
  alterHoldRoute,
  extendHoldRoute,
  holdStayRoute,
  releaseHoldRoute,
  roomTimerRoute,
} from "@pulau/contract/holds.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../db/tx.ts";
import type { Module } from "../../modules.ts";
import { markNetworks } from "../../plugins/came-from.ts";
import { mount } from "../../plugins/mount.ts";
import { rateLimit } from "../../plugins/rate-limit.ts";
import { loadSettings } from "../resort/public.ts";
import { alterHold } from "./alter-hold.ts";
import { extendHold } from "./extend-hold.ts";
import { findHold, holdReply, isLive } from "./hold-rows.ts";
import { holdStay } from "./hold-stay.ts";
import { releaseHold } from "./release-hold.ts";
import { refuseShortStock } from "./short-stock.ts";

/** Holds that one owner may ask for in a minute; people need a few, scripts want many. */
const holdsPerMinute = { bucket: "hold", limit: 30, windowSeconds: 60 };
/** Changes of a hold: each add-on that is ticked is one. */
const changesPerMinute = { bucket: "hold change", limit: 120, windowSeconds: 60 };

export const holdsModule: Module = (app, { db, settings: { secret } }) => {
  const markOf = markNetworks(secret);
  mount(app, holdStayRoute, async ({ params, session: { ownerId }, request }) => {
    const calm = await rateLimit(db, { ...holdsPerMinute, key: ownerId });
    return calm.ok ? holdStay(db, { draftId: params._id, ownerId, cameFrom: markOf(request.ip) }) : calm;
  });
  mount(app, alterHoldRoute, async ({ params, session: { ownerId }, request }) => {
    const calm = await rateLimit(db, { ...changesPerMinute, key: ownerId });
    return calm.ok ? alterHold(db, { holdId: params._id, ownerId, cameFrom: markOf(request.ip) }) : calm;
  });
  mount(app, extendHoldRoute, async ({ params, session }) => {
    const { limits } = await loadSettings(db);
    const ask = { holdId: params._id, ownerId: session.ownerId, limits };
    return refuseShortStock(() => inTransaction(db, (tx) => extendHold(tx, ask)), "HOLD_EXPIRED");
  });
  mount(app, releaseHoldRoute, ({ params, session }) =>
    inTransaction(db, (tx) => releaseHold(tx, { holdId: params._id, ownerId: session.ownerId })),
  );
  mount(app, roomTimerRoute, async ({ params, session }) => {
    const [hold, { limits }] = await Promise.all([
      findHold(db, params._id, session.ownerId),
      loadSettings(db),
    ]);
    if (!hold) return refuse("NOT_FOUND");
    if (hold.state === "booked") return ok({ state: "booked" as const, secondsLeft: 0, hold: null });
    const reply = holdReply(hold, limits);
    return ok({
      state: isLive(hold) ? ("live" as const) : ("ended" as const),
      secondsLeft: reply.secondsLeft,
      hold: reply,
    });
  });
};
