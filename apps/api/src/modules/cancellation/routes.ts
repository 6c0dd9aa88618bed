import { cancelBookingRoute, cancelQuoteRoute, releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import { staffCancelQuoteRoute, staffCancelRoute } from "@pulau/contract/staff.ts";
import { refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../db/connect.ts";
import { inTransaction } from "../../db/tx.ts";
import type { Module } from "../../modules.ts";
import { mount } from "../../plugins/mount.ts";
import { type BookingRow, findBooking } from "../bookings/public.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { quoteRefund } from "./refund-quote.ts";
import { releasePreBooking } from "./release-pre-booking.ts";

export const cancellationModule: Module = (app, { db }) => {
  mount(app, cancelQuoteRoute, async ({ params, session }) => {
    const row = await findBooking(db, params._id);
    return row && row.ownerId === session.ownerId ? quoteToday(db, row) : refuse("NOT_FOUND");
  });
  mount(app, cancelBookingRoute, ({ params, query, session }) =>
    inTransaction(db, (tx) =>
      cancelBooking(tx, { bookingId: params._id, ...query, by: { ownerId: session.ownerId } }),
    ),
  );
  mount(app, releasePreBookingRoute, ({ params, session }) =>
    inTransaction(db, (tx) => releasePreBooking(tx, { bookingId: params._id, ownerId: session.ownerId })),
  );
  mount(app, staffCancelQuoteRoute, async ({ params }) => {
    const row = await findBooking(db, params._id);
    return row ? quoteToday(db, row) : refuse("NOT_FOUND");
  });
  mount(app, staffCancelRoute, ({ params, query, session }) =>
    inTransaction(db, (tx) =>
      cancelBooking(tx, { bookingId: params._id, ...query, by: { staffId: session.staffId } }),
    ),
  );
};

async function quoteToday(db: Db, row: BookingRow) {
  const { timeZone } = await loadSettings(db);
  return quoteRefund(db, row, await loadToday(db, timeZone));
}
