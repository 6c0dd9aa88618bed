import { cancelBookingRoute, cancelQuoteRoute, releasePreBookingRoute } from "@pulau/contract/bookings.ts";
import { staffCancelQuoteRoute, staffCancelRoute } from "@pulau/contract/staff.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import { openGateways } from "../../../gateways/gateways.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { endOpenPages } from "../../money/payments/public.ts";
import { type BookingRow, findBooking, findOwnBooking } from "../bookings/public.ts";
import { cancelBooking } from "./cancel-booking.ts";
import { quoteRefund } from "./refund-quote.ts";
import { releasePreBooking } from "./release-pre-booking.ts";

export const cancellationModule: Module = (app, { db, settings }) => {
  const gateways = openGateways(db, settings);
  /** The gateway's page is closed before the claims are let go: who pays on it meanwhile has paid. */
  const closePages = async (bookingId: BookingId) =>
    endOpenPages({ db, gateways: await gateways() }, { bookingId }, null);
  mount(app, cancelQuoteRoute, async ({ params, session }) => {
    const row = await findOwnBooking(db, params._id, session.ownerId);
    return row ? quoteToday(db, row) : refuse("NOT_FOUND");
  });
  mount(app, cancelBookingRoute, async ({ params: { _id: bookingId }, query, session: { ownerId } }) => {
    if (!(await findOwnBooking(db, bookingId, ownerId))) return refuse("NOT_FOUND");
    const closed = await closePages(bookingId);
    if (!closed.ok) return closed;
    return inTransaction(db, (tx) => cancelBooking(tx, { bookingId, ...query, by: { ownerId } }));
  });
  mount(app, releasePreBookingRoute, async ({ params: { _id: bookingId }, session: { ownerId } }) => {
    if (!(await findOwnBooking(db, bookingId, ownerId))) return refuse("NOT_FOUND");
    const closed = await closePages(bookingId);
    if (!closed.ok) return closed;
    return inTransaction(db, (tx) => releasePreBooking(tx, { bookingId, ownerId }));
  });
  mount(app, staffCancelQuoteRoute, async ({ params }) => {
    const row = await findBooking(db, params._id);
    return row ? quoteToday(db, row) : refuse("NOT_FOUND");
  });
  mount(app, staffCancelRoute, async ({ params: { _id: bookingId }, query, session: { staffId } }) => {
    const closed = await closePages(bookingId);
    if (!closed.ok) return closed;
    return inTransaction(db, (tx) => cancelBooking(tx, { bookingId, ...query, by: { staffId } }));
  });
};

async function quoteToday(db: Db, row: BookingRow) {
  const { timeZone } = await loadSettings(db);
  return quoteRefund(db, row, await loadToday(db, timeZone));
}
