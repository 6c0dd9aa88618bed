import {
  bookingByRoomRoute,
  bookingRatesRoute,
  bookingSummaryRoute,
  checkedInBookingsRoute,
  completedBookingsRoute,
  excludeChargeRoute,
} from "@pulau/contract/booking-views.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { AppDeps, Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { findOwnBooking } from "./booking-rows.ts";
import { loadExcluded, ratesOf, roomsOf, summarise } from "./booking-views.ts";
import { bookingOrders, bookingsOf } from "./list-bookings.ts";

/** The further ways to look at one's bookings. */
export function mountViews(app: Parameters<Module>[0], db: AppDeps["db"]): void {
  mount(app, bookingSummaryRoute, async ({ params, session }) => {
    const row = await findOwnBooking(db, params._id, session.ownerId);
    return row ? ok(await summarise(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, bookingRatesRoute, async ({ params, session }) => {
    const row = await findOwnBooking(db, params._id, session.ownerId);
    return row ? ok(await ratesOf(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, excludeChargeRoute, async ({ params, session }) => {
    const row = await findOwnBooking(db, params._id, session.ownerId);
    return row ? ok({ excluded: await loadExcluded(db, row.id) }) : refuse("NOT_FOUND");
  });
  mount(app, bookingByRoomRoute, async ({ body, session }) => {
    const row = await findOwnBooking(db, body._id, session.ownerId);
    return row ? roomsOf(db, row, body.room) : refuse("NOT_FOUND");
  });
  const listed = [
    [completedBookingsRoute, "completed"],
    [checkedInBookingsRoute, "inHouse"],
  ] as const;
  for (const [route, state] of listed)
    mountList(app, route, async ({ session: { ownerId } }) => {
      const { checkIn, "-checkIn": latestFirst } = bookingOrders;
      return ok({
        ...bookingsOf({ ownerId, states: [state] }),
        orders: { checkIn, "-checkIn": latestFirst },
      });
    });
}
