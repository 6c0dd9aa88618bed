import {
  cancelPersonQuoteRoute,
  cancelPersonRoute,
  cancelRoomQuoteRoute,
  cancelRoomRoute,
} from "@pulau/contract/cancel-parts.ts";
import {
  changeBookingRoute,
  changeQuoteRoute,
  changeTransportRoute,
  editBookingJsonRoute,
  editPreBookingJsonRoute,
  editReservationRoute,
  includedTransportRoute,
  preBookingJsonRoute,
} from "@pulau/contract/changes.ts";
import type { OwnerId } from "@pulau/domain/ids.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { loadBookingJson } from "../bookings/public.ts";
import { mountCharges } from "./charge-routes.ts";
import { findUnpaidBooking } from "./current-booking.ts";
import { changeOfJson, changeOfUnpaidJson } from "./json-change.ts";
import { mountNotes } from "./note-routes.ts";
import { changeWithoutPerson, changeWithoutRoom, takeRoomOffList } from "./remove-guests.ts";
import { makeChange, requestChange } from "./request-change.ts";
import { draftOf } from "./requested-stay.ts";
import { mountDesk } from "./staff-routes.ts";

const guest = (ownerId: OwnerId) => ({ who: "guest", ownerId }) as const;

export const changesModule: Module = (app, { db, settings }) => {
  const deps = { db, sealer: createSealer(settings) };
  mount(app, changeQuoteRoute, ({ params, body, session }) =>
    requestChange(deps, { bookingId: params._id, by: guest(session.ownerId), change: () => ok(body) }),
  );
  mount(app, changeBookingRoute, ({ params, body, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      agreed: body,
      keyed,
      saves,
      change: () => ok(body),
    }),
  );
  mount(app, editReservationRoute, ({ body, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: body._id,
      by: guest(session.ownerId),
      agreed: body,
      keyed,
      saves,
      change: () => ok(body),
    }),
  );
  mount(app, changeTransportRoute, ({ params, body, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      agreed: body,
      keyed,
      saves,
      change: () => ok({ transport: body.transport }),
    }),
  );
  mount(app, includedTransportRoute, ({ params, body, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      agreed: body,
      keyed,
      saves,
      change: (standing) => {
        const { out, back } = draftOf(standing).transport;
        return ok({ transport: { out: body.out ? null : out, back: body.back ? null : back } });
      },
    }),
  );
  mountCancelParts(app, deps);
  mountJson(app, deps);
  mountNotes(app, db);
  mountDesk(app, deps);
  mountCharges(app, deps);
};

/** A room or a person taken out of a booking. */
function mountCancelParts(app: Parameters<Module>[0], deps: Parameters<typeof requestChange>[0]): void {
  mount(app, cancelRoomQuoteRoute, ({ params, query, session }) =>
    requestChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      change: (standing, ground) => changeWithoutRoom(standing, query.room, ground),
    }),
  );
  mount(app, cancelRoomRoute, ({ params, query, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      agreed: query,
      saves,
      ...(keyed && { keyed }),
      change: (standing, ground) => changeWithoutRoom(standing, query.room, ground),
      also: (tx) => takeRoomOffList(tx, params._id, query.room),
    }),
  );
  mount(app, cancelPersonQuoteRoute, ({ params, query, session }) =>
    requestChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      change: (standing, ground) => changeWithoutPerson(standing, query, ground),
    }),
  );
  mount(app, cancelPersonRoute, ({ params, query, session, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      agreed: query,
      saves,
      change: (standing, ground) => changeWithoutPerson(standing, query, ground),
    }),
  );
}

/** The wizard's state of a booking, read and edited. */
function mountJson(app: Parameters<Module>[0], deps: Parameters<typeof requestChange>[0]): void {
  mount(app, preBookingJsonRoute, async ({ params, session }) => {
    const found = await findUnpaidBooking(deps.db, params._id, guest(session.ownerId));
    return found.ok ? ok(await loadBookingJson(deps.db, found.value.row)) : found;
  });
  mount(app, editPreBookingJsonRoute, ({ params, body, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      agreed: body,
      keyed,
      saves,
      change: (standing) => changeOfUnpaidJson(standing, body.bookingJson),
    }),
  );
  mount(app, editBookingJsonRoute, ({ params, body, session, keyed, saves }) =>
    makeChange(deps, {
      bookingId: params._id,
      by: guest(session.ownerId),
      agreed: body,
      keyed,
      saves,
      change: (standing) => changeOfJson(standing, body.bookingJson),
    }),
  );
}
