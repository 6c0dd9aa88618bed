import { createReservationRoute } from "@pulau/contract/booking-views.ts";
import {
  bookingJsonRoute,
  bookingRoute,
  bookingsRoute,
  claimBookingRoute,
  preBookingRoute,
  submitBookingRoute,
} from "@pulau/contract/bookings.ts";
import { statesOfTab } from "@pulau/domain/booking/booking-moves.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../db/clock.ts";
import { inTransaction } from "../../db/tx.ts";
import type { Module } from "../../modules.ts";
import { withIdempotency } from "../../plugins/idempotency.ts";
import { languageOf } from "../../plugins/language.ts";
import { mount } from "../../plugins/mount.ts";
import { createSealer } from "../../plugins/seal.ts";
import { refuseShortStock } from "../holds/public.ts";
import { loadSettings } from "../resort/public.ts";
import { bookingDetail } from "./booking-detail.ts";
import { loadBookingJson } from "./booking-json.ts";
import { findBooking } from "./booking-rows.ts";
import { claimBooking } from "./claim-link.ts";
import { countTabs, listBookings } from "./list-bookings.ts";
import { submitBooking } from "./submit-booking.ts";
import { mountViews } from "./view-routes.ts";

const tabs = { upcoming: "upcoming", past: "past", "pre-booking": "preBooking" } as const;

export const bookingsModule: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const submitRoutes = [submitBookingRoute, createReservationRoute] as const;
  for (const route of submitRoutes)
    mount(app, route, async ({ body, session, keyed, request }) => {
      const settings = await loadSettings(db);
      const ask = {
        ...body,
        settings,
        sealer,
        ownerId: session.ownerId,
        accountId: session.kind === "member" ? session.accountId : null,
        agent: session.kind === "member" && session.accountKind === "agency" ? session : null,
        language: languageOf(request),
      };
      const submit = () => withIdempotency(db, keyed, (tx) => submitBooking(tx, ask));
      return refuseShortStock(submit, "HOLD_EXPIRED");
    });
  mountViews(app, db);
  mount(app, bookingsRoute, async ({ query, session }) => {
    const tab = tabs[query.tab];
    const sort = query.sort ?? (tab === "upcoming" ? "checkIn" : tab === "past" ? "-checkIn" : "-submitted");
    const filter = { ...query, sort, ownerId: session.ownerId, states: statesOfTab(tab) };
    const [list, counts] = await Promise.all([listBookings(db, filter), countTabs(db, session.ownerId)]);
    return ok({ ...list, counts });
  });
  const own = async (id: string, ownerId: string) => {
    const row = await findBooking(db, id);
    return row && row.ownerId === ownerId ? row : null;
  };
  for (const route of [bookingRoute, preBookingRoute] as const) {
    mount(app, route, async ({ params, session }) => {
      const row = await own(params._id, session.ownerId);
      return row ? ok(await bookingDetail(db, row)) : refuse("NOT_FOUND");
    });
  }
  mount(app, bookingJsonRoute, async ({ params, session }) => {
    const row = await own(params._id, session.ownerId);
    return row ? ok(await loadBookingJson(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, claimBookingRoute, async ({ body, session }) => {
    const at = await loadNow(db);
    return inTransaction(db, (tx) =>
      claimBooking(tx, { token: body.token, secret: deployment.secret, accountId: session.accountId, at }),
    );
  });
};
