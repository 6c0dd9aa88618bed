import {
  changeEnquiryRoute,
  createEnquiryRoute,
  enquiriesRoute,
  enquiryRoute,
  noteEnquiryRoute,
  openPreparedRoute,
  prepareBookingRoute,
  replyEnquiryRoute,
  staffEnquiriesRoute,
  staffEnquiryRoute,
} from "@pulau/contract/enquiries.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { rowOf, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { networkOfCaller } from "../../../plugins/caller-network.ts";
import { onceIfKeyed } from "../../../plugins/idempotency.ts";
import { languageOf } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { createSealer } from "../../../plugins/seal.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { createEnquiry } from "./create-enquiry.ts";
import { enquiries } from "./list-for-staff.ts";
import { findOwn, ownEnquiries } from "./list-own.ts";
import { openPrepared } from "./open-prepared.ts";
import { prepareBooking } from "./prepare-booking.ts";
import { staffEnquiry } from "./staff-enquiry.ts";
import { addNote, replyToGuest } from "./write-message.ts";

/** Enquiries from one address: each sends two mails, so a script must not send many. */
const perHour = { bucket: "booking enquiry", limit: 10, windowSeconds: 3_600 };

export const enquiriesModule: Module = (app, { db, settings }) => {
  const { secret } = settings;
  const sealer = createSealer(settings);
  mount(app, createEnquiryRoute, async ({ body, session, request }) => {
    const within = await rateLimit(db, { ...perHour, key: networkOfCaller(request) });
    if (!within.ok) return within;
    const { timeZone, limits } = await loadSettings(db);
    const options = {
      enquiry: body,
      ownerId: session.ownerId,
      language: languageOf(request),
      today: await loadToday(db, timeZone),
      mostPersons: limits.persons,
    };
    return inTransaction(db, (tx) => createEnquiry(tx, options));
  });
  mount(app, openPreparedRoute, ({ body, session }) =>
    inTransaction(db, (tx) => openPrepared(tx, { token: body.token, secret, ownerId: session.ownerId })),
  );
  mountList(app, enquiriesRoute, async ({ session }) => ok(ownEnquiries(session.ownerId)));
  mount(app, enquiryRoute, async ({ params, session }) => {
    const found = await findOwn(db, { id: params._id, ownerId: session.ownerId });
    return found ? ok(found) : refuse("NOT_FOUND");
  });
  mountList(app, staffEnquiriesRoute, async ({ query, session: { staffId } }) =>
    ok(enquiries({ ...query, staffId })),
  );
  mount(app, staffEnquiryRoute, async ({ params }) => {
    const found = await staffEnquiry(db, params._id);
    return found ? ok(found) : refuse("NOT_FOUND");
  });
  mount(app, changeEnquiryRoute, ({ params: { _id }, body, saves, session: { staffId } }) =>
    saveWhole(db, { ...saves, key: _id }, rowOf("booking_enquiry", _id, body), (tx) =>
      changeEnquiry(tx, { ...body, id: _id, staffId }),
    ),
  );
  mount(app, noteEnquiryRoute, ({ params, body, session, keyed }) =>
    onceIfKeyed(db, keyed, (tx) =>
      addNote(tx, { id: params._id, staffId: session.staffId, text: body.text }),
    ),
  );
  mount(app, replyEnquiryRoute, ({ params, body, session, keyed }) =>
    onceIfKeyed(db, keyed, (tx) =>
      replyToGuest(tx, { id: params._id, staffId: session.staffId, text: body.text }),
    ),
  );
  mount(app, prepareBookingRoute, ({ params, body, session, keyed }) =>
    onceIfKeyed(db, keyed, (tx) =>
      prepareBooking(tx, { id: params._id, staffId: session.staffId, ...body, sealer }),
    ),
  );
};
