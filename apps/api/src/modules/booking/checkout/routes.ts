import { createReservationRoute } from "@pulau/contract/booking-views.ts";
import { submitBookingRoute } from "@pulau/contract/bookings.ts";
import type { Module } from "../../../module.ts";
import { accountOf, agentOf } from "../../../plugins/caller.ts";
import { withIdempotency } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { refuseShortStock } from "../holds/public.ts";
import { submitBooking } from "./submit-booking.ts";

/** A held stay becomes a booking: the one place where stays, enquiries, offers and packages bought ahead meet. */
export const checkoutModule: Module = (app, { db, settings: deployment }) => {
  const sealer = createSealer(deployment);
  const submitRoutes = [submitBookingRoute, createReservationRoute] as const;
  for (const route of submitRoutes)
    mount(app, route, async ({ body, session, keyed, request }) => {
      const settings = await loadSettings(db);
      const submission = {
        ...body,
        settings,
        sealer,
        ownerId: session.ownerId,
        accountId: accountOf(session),
        agent: agentOf(session),
        language: languageOf(request),
      };
      const submit = () => withIdempotency(db, keyed, (tx) => submitBooking(tx, submission));
      return refuseShortStock(submit, "HOLD_EXPIRED");
    });
};
