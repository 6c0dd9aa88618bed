import {
  bookingJsonRoute,
  bookingLinkRoute,
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
import { rateLimit, withinAll } from "../../../plugins/rate-limit.ts";
import { bookersDetail } from "./booking-detail.ts";
import { loadBookingJson } from "./booking-json.ts";
import { findOwnBooking } from "./booking-rows.ts";
import { claimBooking, readClaimable } from "./claim-link.ts";
import { ownBookings } from "./own-bookings.ts";
import { sendBookingLink } from "./send-booking-link.ts";
import { mountViews } from "./view-routes.ts";

/** Links of one network that are looked up in a minute. */
const claimLimit = 60;
/** Links to bookings that one network may ask for in an hour, and of one booking. */
const linkLimit = 30;
const mailLimit = 5;

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
  mount(app, bookingLinkRoute, async ({ body, request }) => {
    const hour = { windowSeconds: 3_600 };
    const network = networkOfCaller(request);
    const within = await withinAll(db, [
      { bucket: "booking link", key: network, limit: linkLimit, ...hour },
      { bucket: "booking link of one", key: `${body.bookingNo} ${network}`, limit: mailLimit, ...hour },
    ]);
    if (!within.ok) return within;
    const at = await loadNow(db);
    // Asked for from everywhere more often than anybody needs: no mailbox is flooded.
    const everywhere = {
      bucket: "booking link everywhere",
      key: `${body.bookingNo} ${body.email}`,
      limit: mailLimit,
      ...hour,
    };
    if ((await rateLimit(db, everywhere)).ok)
      await inTransaction(db, (tx) => sendBookingLink(tx, { ...body, at }));
    return ok({ done: true as const });
  });
  mount(app, claimBookingRoute, async ({ body, session }) => {
    const at = await loadNow(db);
    return inTransaction(db, (tx) =>
      claimBooking(tx, { token: body.token, secret: deployment.secret, accountId: session.accountId, at }),
    );
  });
};
