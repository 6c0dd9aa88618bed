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
import { mount } from "../../plugins/mount.ts";
import { rateLimit } from "../../plugins/rate-limit.ts";
import { loadSettings } from "../resort/public.ts";
import { alterHold } from "./alter-hold.ts";
import { extendHold } from "./extend-hold.ts";
import { findHold, holdReply, isLive } from "./hold-rows.ts";
import { holdStay } from "./hold-stay.ts";
import { releaseHold } from "./release-hold.ts";

/** Holds that one owner may ask for in a minute; people need a few, scripts want many. */
const holdsPerMinute = { bucket: "hold", limit: 30, windowSeconds: 60 };

export const holdsModule: Module = (app, { db }) => {
  mount(app, holdStayRoute, async ({ params, session }) => {
    const calm = await rateLimit(db, { ...holdsPerMinute, key: session.ownerId });
    return calm.ok ? holdStay(db, { draftId: params._id, ownerId: session.ownerId }) : calm;
  });
  mount(app, alterHoldRoute, ({ params, session }) =>
    alterHold(db, { holdId: params._id, ownerId: session.ownerId }),
  );
  mount(app, extendHoldRoute, async ({ params, session }) => {
    const { limits } = await loadSettings(db);
    return inTransaction(db, (tx) =>
      extendHold(tx, { holdId: params._id, ownerId: session.ownerId, limits }),
    );
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
