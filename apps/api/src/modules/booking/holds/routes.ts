import {
  alterHoldRoute,
  extendHoldRoute,
  holdStayRoute,
  releaseHoldRoute,
  roomTimerRoute,
} from "@pulau/contract/holds.ts";
import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Module } from "../../../module.ts";
import { markNetworks } from "../../../plugins/caller-network.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { limitGuesses } from "../../selling/promotions/public.ts";
import { alterHold } from "./alter-hold.ts";
import { draftHasCode } from "./draft-to-hold.ts";
import { extendHold } from "./extend-hold.ts";
import { holdStay } from "./hold-stay.ts";
import { releaseHold } from "./release-hold.ts";
import { refuseShortStock } from "./short-stock.ts";
import { showTimer } from "./show-timer.ts";

/** Holds that one owner may ask for in a minute; people need a few, scripts want many. */
const holdsPerMinute = { bucket: "hold", limit: 30, windowSeconds: 60 };
/** Changes of a hold: each add-on that is ticked is one. */
const changesPerMinute = { bucket: "hold change", limit: 120, windowSeconds: 60 };

export const holdsModule: Module = (app, { db, settings: { secret } }) => {
  const markOf = markNetworks(secret);
  const limitCodeGuesses = limitGuesses(db, secret);
  type HoldCall = { readonly draftId: DraftId; readonly ownerId: OwnerId; readonly ip: string };
  /** A hold tells whether its draft's code is one, like every other call that looks at codes. */
  const withinLimits = async (
    call: HoldCall,
    limit: typeof holdsPerMinute,
    work: () => ReturnType<typeof holdStay>,
  ) => {
    const allowed = await rateLimit(db, { ...limit, key: call.ownerId });
    if (!allowed.ok) return allowed;
    return (await draftHasCode(db, call)) ? limitCodeGuesses(call.ip, work) : work();
  };
  mount(app, holdStayRoute, ({ params: { _id: draftId }, session: { ownerId }, request: { ip } }) =>
    withinLimits({ draftId, ownerId, ip }, holdsPerMinute, () =>
      holdStay(db, { draftId, ownerId, cameFrom: markOf(ip) }),
    ),
  );
  mount(app, alterHoldRoute, ({ params: { _id: holdId }, session: { ownerId }, request: { ip } }) =>
    withinLimits({ draftId: holdId, ownerId, ip }, changesPerMinute, () =>
      alterHold(db, { holdId, ownerId, cameFrom: markOf(ip) }),
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
