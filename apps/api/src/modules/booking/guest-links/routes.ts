import {
  endGuestLinkRoute,
  fillGuestLinkRoute,
  giveGuestLinkRoute,
  guestLinkRoute,
  guestLinksRoute,
  sharedStayRoute,
  shareRoute,
  startSharingRoute,
  stopSharingRoute,
} from "@pulau/contract/guest-links.ts";
import type { BookingId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps, Module } from "../../../module.ts";
import { withinLinkLimit } from "../../../plugins/link-limit.ts";
import { mount } from "../../../plugins/mount.ts";
import { withinAll } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { type BookingRow, findOwnBooking } from "../bookings/public.ts";
import { fillOwnDetails } from "./fill-own.ts";
import { findGuestLink } from "./find-link.ts";
import { endGuestLink, giveGuestLink } from "./give-link.ts";
import { showShare, showSharedStay, startSharing, stopSharing } from "./share-booking.ts";
import { showGuestLinks } from "./show-links.ts";
import { showOwnDetails } from "./show-own.ts";

/** Mails with a link in an hour: of one booker, and to one address. */
const mailLimits = { ofOwner: 60, toOne: 4 } as const;

type Deps = Pick<AppDeps, "db" | "settings">;

/** Links by which fellow travellers fill in their own details or look at the stay. */
export const guestLinksModule: Module = (app, deps) => {
  mountOwn(app, deps);
  mountSharing(app, deps);
  mountLinked(app, deps);
};

async function openOwn(
  { db }: Deps,
  _id: BookingId,
  ownerId: OwnerId,
): Promise<Result<BookingRow, "NOT_FOUND">> {
  const row = await findOwnBooking(db, _id, ownerId);
  return row ? ok(row) : refuse("NOT_FOUND");
}

/** The booker's side. */
function mountOwn(app: FastifyInstance, deps: Deps): void {
  const { db, settings } = deps;
  mount(app, guestLinksRoute, async ({ params, session }) => {
    const own = await openOwn(deps, params._id, session.ownerId);
    return own.ok ? ok(await showGuestLinks(db, own.value, settings)) : own;
  });
  mount(app, giveGuestLinkRoute, async ({ params, body, session }) => {
    const own = await openOwn(deps, params._id, session.ownerId);
    if (!own.ok) return own;
    if (body.sendTo !== undefined) {
      const hour = { windowSeconds: 3_600 };
      const within = await withinAll(db, [
        { bucket: "guest links mailed", key: session.ownerId, limit: mailLimits.ofOwner, ...hour },
        { bucket: "guest links to one", key: body.sendTo, limit: mailLimits.toOne, ...hour },
      ]);
      if (!within.ok) return within;
    }
    const given = await inTransaction(db, (tx) => giveGuestLink(tx, { bookingId: params._id, ...body }));
    return given.ok ? ok(await showGuestLinks(db, own.value, settings)) : given;
  });
  mount(app, endGuestLinkRoute, async ({ params, session }) => {
    const own = await openOwn(deps, params._id, session.ownerId);
    if (!own.ok) return own;
    const link = { bookingId: params._id, linkId: params.linkId };
    const ended = await inTransaction(db, (tx) => endGuestLink(tx, link));
    return ended.ok ? ok(await showGuestLinks(db, own.value, settings)) : ended;
  });
}

function mountSharing(app: FastifyInstance, deps: Deps): void {
  const { db, settings } = deps;
  mount(app, shareRoute, async ({ params, session }) => {
    const own = await openOwn(deps, params._id, session.ownerId);
    return own.ok ? ok(showShare(settings, own.value)) : own;
  });
  mount(app, startSharingRoute, async ({ params, session }) => {
    const own = await openOwn(deps, params._id, session.ownerId);
    if (!own.ok) return own;
    const shared = await inTransaction(db, (tx) => startSharing(tx, params._id));
    return shared.ok ? ok(showShare(settings, shared.value)) : shared;
  });
  mount(app, stopSharingRoute, async ({ params, session }) => {
    const own = await openOwn(deps, params._id, session.ownerId);
    if (!own.ok) return own;
    const stopped = await inTransaction(db, (tx) => stopSharing(tx, params._id));
    return stopped.ok ? ok(showShare(settings, stopped.value)) : stopped;
  });
}

/** The side of whoever has a link and nothing else. */
function mountLinked(app: FastifyInstance, { db, settings }: Deps): void {
  const { secret } = settings;
  const sealer = createSealer(settings);
  const opened = async (token: string, request: FastifyRequest) => {
    const limited = await withinLinkLimit(db, request, "guest-link");
    return limited.ok ? findGuestLink(db, { secret, token }) : limited;
  };
  mount(app, guestLinkRoute, async ({ params, request }) => {
    const link = await opened(params.token, request);
    return link.ok ? showOwnDetails(db, link.value) : link;
  });
  mount(app, fillGuestLinkRoute, async ({ params, body, request, saves }) => {
    const link = await opened(params.token, request);
    if (!link.ok) return link;
    const filling = {
      link: link.value,
      details: body,
      sealer,
      saves: { ...saves, by: { who: "link" } },
    } as const;
    const filled = await inTransaction(db, (tx) => fillOwnDetails(tx, filling));
    if (!filled.ok) return filled;
    const read = await findGuestLink(db, { secret, token: params.token });
    return read.ok ? showOwnDetails(db, read.value) : read;
  });
  mount(app, sharedStayRoute, async ({ params, request }) => {
    const limited = await withinLinkLimit(db, request, "guest-link");
    return limited.ok ? showSharedStay(db, { secret, token: params.token }) : limited;
  });
}
