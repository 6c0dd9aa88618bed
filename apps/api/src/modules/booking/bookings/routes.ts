import {
  bookingJsonRoute,
  bookingRoute,
  bookingsRoute,
  claimableBookingRoute,
  claimBookingRoute,
  preBookingRoute,
} from "@pulau/contract/bookings.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { bookersDetail } from "./booking-detail.ts";
import { loadBookingJson } from "./booking-json.ts";
import { findOwnBooking } from "./booking-rows.ts";
import { claimBooking, readClaimable } from "./claim-link.ts";
import { ownBookings } from "./own-bookings.ts";
import { mountViews } from "./view-routes.ts";

/** Links of one network that are looked up in a minute. */
const claimLimit = 60;

export const bookingsModule: Module = (app, { db, settings: deployment }) => {
  mountViews(app, db);
  mountList(app, bookingsRoute, async ({ query, session: { ownerId } }) =>
    ok(ownBookings({ ...query, ownerId })),
  );
  for (const route of [bookingRoute, preBookingRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const row = await findOwnBooking(db, params._id, session.ownerId);
      return row ? ok(await bookersDetail(db, row)) : refuse("NOT_FOUND");
    });
  }
  mount(app, bookingJsonRoute, async ({ params, session }) => {
    const row = await findOwnBooking(db, params._id, session.ownerId);
    return row ? ok(await loadBookingJson(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, claimableBookingRoute, async ({ params, request }) => {
    const call = { bucket: "claim", key: networkOfCaller(request), limit: claimLimit, windowSeconds: 60 };
    const within = await rateLimit(db, call);
    return within.ok ? readClaimable(db, { token: params.token, secret: deployment.secret }) : within;
  });
  mount(app, claimBookingRoute, async ({ body, session }) => {
    const at = await loadNow(db);
    return inTransaction(db, (tx) =>
      claimBooking(tx, { token: body.token, secret: deployment.secret, accountId: session.accountId, at }),
    );
  });
};
