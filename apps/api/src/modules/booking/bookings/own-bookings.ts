import type { bookingsRoute } from "@pulau/contract/bookings.ts";
import { statesOfTab } from "@pulau/domain/booking/booking-moves.ts";
import type { OwnerId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import type { Source } from "../../../listing/source.ts";
import {
  bookingOrders,
  bookingsOf,
  type FoundRow,
  ofOwner,
  type TabCounts,
  tabCounts,
} from "./list-bookings.ts";

type Filters = ListRequest<typeof bookingsRoute>["query"] & { readonly ownerId: OwnerId };

const tabs = {
  upcoming: { states: statesOfTab("upcoming"), order: bookingOrders.checkIn },
  past: { states: statesOfTab("past"), order: bookingOrders["-checkIn"] },
  "pre-booking": { states: statesOfTab("preBooking"), order: bookingOrders["-submitted"] },
} as const;

/** The bookings under one of an owner's tabs, with how many stand under each. */
export function ownBookings({
  tab,
  ...query
}: Filters): Source<typeof bookingsRoute, FoundRow, { readonly counts: TabCounts }> {
  const { states, order } = tabs[tab];
  return {
    ...bookingsOf({ ...query, states }),
    orders: { ...bookingOrders, byTab: order },
    totals: sql`${tabCounts(query.ownerId)} AS counts`,
    totalsOf: [ofOwner(query.ownerId)],
    extra: ({ counts }) => ({ counts }),
  };
}
