import { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import {
  addNoteRoute,
  checkInRoute,
  checkInSeveralRoute,
  checkOutRoute,
  checkOutSeveralRoute,
  revealPaperRoute,
  staffBookingRoute,
  takeBackRoute,
  todayRoute,
} from "@pulau/contract/staff.ts";
import { staffBookingJsonRoute } from "@pulau/contract/staff-bookings.ts";
import { staysRoute } from "@pulau/contract/stay-list.ts";
import { may } from "@pulau/domain/access/permissions.ts";
import { seesConfidential } from "@pulau/domain/access/sees-confidential.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { inTransaction } from "../../../db/tx.ts";
import { actOnEach } from "../../../listing/act-on-rows.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { findBooking, loadBookingJson } from "../../booking/bookings/public.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { addNote } from "./add-note.ts";
import { staffBookings } from "./booking-list/list-for-staff.ts";
import { checkIn } from "./check-in.ts";
import { checkOut } from "./check-out.ts";
import { revealPaper } from "./reveal-paper.ts";
import { showToday } from "./show-today.ts";
import { staffDetail } from "./staff-detail.ts";
import { stayList } from "./stay-list.ts";
import { undoDeskAct } from "./undo-desk-act.ts";

export const frontDeskModule: Module = (app, { db, settings }) => {
  const sealer = createSealer(settings);
  mount(app, todayRoute, async ({ query, session }) => {
    const mayAct = may(session.permissions, "bookings", "write");
    const seesMoney = may(session.permissions, "payments", "read");
    return ok(
      await showToday(db, {
        day: query.day,
        mayAct,
        seesMoney,
        seesWhole: seesConfidential(session.permissions),
      }),
    );
  });
  mountList(app, staffBookingsRoute, async ({ query, session }) => {
    const { timeZone } = await loadSettings(db);
    return ok(staffBookings({ ...query, timeZone, whole: seesConfidential(session.permissions) }));
  });
  mountList(app, staysRoute, async ({ query, session }) => {
    const { timeZone } = await loadSettings(db);
    const today = await loadToday(db, timeZone);
    const mayAct = may(session.permissions, "bookings", "write");
    const whole = seesConfidential(session.permissions);
    return ok(stayList({ ...query, today, timeZone, mayAct, whole }));
  });
  mount(app, staffBookingRoute, async ({ params, session }) => {
    const row = await findBooking(db, params._id);
    if (!row) return refuse("NOT_FOUND");
    const { timeZone } = await loadSettings(db);
    const today = await loadToday(db, timeZone);
    return ok(await staffDetail(db, row, { today, rights: session.permissions }));
  });
  mount(app, staffBookingJsonRoute, async ({ params }) => {
    const row = await findBooking(db, params._id);
    return row ? ok(await loadBookingJson(db, row)) : refuse("NOT_FOUND");
  });
  mount(app, checkInRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => checkIn(tx, { bookingId: params._id, staffId: session.staffId, ...body })),
  );
  mount(app, checkOutRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) => checkOut(tx, { bookingId: params._id, staffId: session.staffId, ...body })),
  );
  mount(app, checkInSeveralRoute, async ({ body, session: { staffId } }) =>
    ok(
      await actOnEach(db, body.arr, (tx, bookingId) =>
        checkIn(tx, { bookingId, staffId, despiteBalance: false }),
      ),
    ),
  );
  mount(app, checkOutSeveralRoute, async ({ body, session: { staffId } }) =>
    ok(
      await actOnEach(db, body.arr, (tx, bookingId) =>
        checkOut(tx, { bookingId, staffId, despiteBalance: false }),
      ),
    ),
  );
  mount(app, takeBackRoute, ({ params, body, session }) =>
    undoDeskAct(db, { bookingId: params._id, staffId: session.staffId, ...body }),
  );
  mount(app, revealPaperRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) =>
      revealPaper(tx, sealer, { bookingId: params._id, guestId: body.guest, staffId }),
    ),
  );
  mount(app, addNoteRoute, ({ params, body, session }) =>
    inTransaction(db, (tx) =>
      addNote(tx, { bookingId: params._id, staffId: session.staffId, text: body.note }),
    ),
  );
};
