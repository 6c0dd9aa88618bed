import {
  acceptOfferRoute,
  declineOfferRoute,
  joinWaitingRoute,
  leaveWaitingRoute,
  ownWaitingRoute,
  removeSeveralWaitingRoute,
  removeWaitingRoute,
  staffWaitingRoute,
  waitEntryRoute,
} from "@pulau/contract/waiting-list.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import type { WaitEntryId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { actOnRows } from "../../../listing/act-on-rows.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { markNetworks } from "../../../plugins/caller-network.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { registerOffers } from "../holds/public.ts";
import { endByLink, entryOfLink } from "./end-by-link.ts";
import { removeWaiting } from "./end-offer.ts";
import { joinWaiting } from "./join-waiting.ts";
import { waiting } from "./list-for-staff.ts";
import { findEntry, ownPlaces } from "./list-own.ts";
import { offerWithin } from "./offer-freed.ts";
import { acceptOffer } from "./take-offer.ts";

/** Places that one network address may ask for in an hour: each sends a mail, and each may keep a stay for hours. */
const perHour = { bucket: "waiting-list", limit: 10, windowSeconds: 3_600 };

export const waitingListModule: Module = (app, { db, pool, settings }) => {
  const { secret } = settings;
  const sealer = createSealer(settings);
  registerOffers(pool, (tx, freed) => offerWithin(tx, sealer, freed));
  const markOf = markNetworks(secret);
  mount(app, joinWaitingRoute, async ({ body, session, request }) => {
    const cameFrom = markOf(request.ip);
    const within = await rateLimit(db, { ...perHour, key: cameFrom });
    if (!within.ok) return within;
    const language = languageOf(request);
    const joined = await joinWaiting(db, { request: body, ownerId: session.ownerId, language, cameFrom });
    return joined.ok ? show(joined.value) : joined;
  });
  const show = async (id: WaitEntryId | null) => {
    const found = id === null ? null : await findEntry(db, id, secret);
    return found ? ok(found) : refuse("LINK_INVALID");
  };
  mountList(app, ownWaitingRoute, async ({ session: { ownerId } }) => ok(ownPlaces({ ownerId, secret })));
  mount(app, waitEntryRoute, ({ params }) => show(entryOfLink(secret, params.token)));
  mount(app, acceptOfferRoute, async ({ params, session }) => {
    const entryId = entryOfLink(secret, params.token);
    if (entryId === null) return refuse("LINK_INVALID");
    return inTransaction(db, (tx) => acceptOffer(tx, { entryId, ownerId: session.ownerId }));
  });
  mount(app, declineOfferRoute, ({ params }) => endByLink({ db, secret }, params.token, "decline"));
  mount(app, leaveWaitingRoute, ({ params }) => endByLink({ db, secret }, params.token, "withdraw"));
  mountList(app, staffWaitingRoute, async ({ query, session }) => {
    const mayRemove = may(session.permissions, "bookings", "write");
    return ok(waiting({ ...query, mayRemove }));
  });
  mount(app, removeWaitingRoute, ({ params, session: { staffId } }) =>
    inTransaction(db, (tx) => removeWaiting(tx, params._id, staffId)),
  );
  mount(app, removeSeveralWaitingRoute, async ({ body, session: { staffId } }) =>
    ok(await actOnRows(db, body.arr, (tx, id) => removeWaiting(tx, id, staffId))),
  );
};
