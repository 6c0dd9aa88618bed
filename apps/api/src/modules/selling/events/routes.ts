import {
  addEventRoute,
  attendeesRoute,
  cancelEventRoute,
  checkInAttendeeRoute,
  staffEventsRoute,
  updateEventRoute,
} from "@pulau/contract/event-admin.ts";
import {
  apiEventsRoute,
  buyEventRoute,
  cancelEventPlacesRoute,
  eventsRoute,
  eventTicketsRoute,
  eventVacancyRoute,
  payEventRoute,
  userEventsRoute,
} from "@pulau/contract/events.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { namedIn, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { onceIfKeyed, withIdempotency } from "../../../plugins/idempotency.ts";
import { mount } from "../../../plugins/mount.ts";
import { refuseShortStock } from "../../booking/holds/public.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { payPurchaseAtOnce, refuseShortWallet } from "../../money/payments/public.ts";
import { buyPlaces } from "./buy-places.ts";
import { cancelEvent } from "./cancel-event.ts";
import { checkInAttendee } from "./check-in-attendee.ts";
import { attendeesOf } from "./list-attendees.ts";
import { findBought, placesOf } from "./list-bought.ts";
import { eventsAhead, showVacancy } from "./list-events.ts";
import { returnPlaces } from "./return-places.ts";
import { addEvent, changeEvent, findForStaff, staffEvents } from "./staff-events.ts";

/** What takes place at the resort and takes so many: seen by everybody, bought by members, kept by staff. */
export const eventsModule: Module = (app, { db }) => {
  const timeZone = async () => (await loadSettings(db)).timeZone;
  for (const route of [eventsRoute, apiEventsRoute] as const)
    mountList(app, route, async ({ query }) => ok(eventsAhead({ ...query, timeZone: await timeZone() })));
  mount(app, eventVacancyRoute, ({ body }) => showVacancy(db, body));
  mount(app, buyEventRoute, ({ body, session: { accountId }, keyed }) =>
    refuseShortStock(
      () => withIdempotency(db, keyed, (tx) => buyPlaces(tx, { accountId, order: body })),
      "NONE_LEFT",
    ),
  );
  mount(app, payEventRoute, ({ body, session: { accountId }, keyed }) => {
    const buy = () =>
      withIdempotency(db, keyed, async (tx) =>
        payPurchaseAtOnce(tx, accountId, await buyPlaces(tx, { accountId, order: body })),
      );
    return refuseShortWallet(() => refuseShortStock(buy, "NONE_LEFT"));
  });
  mountList(app, userEventsRoute, async ({ params: { id }, session: { accountId, memberId } }) =>
    placesOf(id, { accountId, memberId, timeZone: await timeZone() }),
  );
  mount(app, eventTicketsRoute, async ({ params, session: { accountId } }) => {
    const found = await findBought(db, { purchaseId: params._id, accountId });
    return found ? ok(found) : refuse("NOT_FOUND");
  });
  mount(app, cancelEventPlacesRoute, ({ params, query, session: { accountId } }) =>
    inTransaction(db, (tx) => returnPlaces(tx, { purchaseId: params._id, accountId, to: query.to })),
  );
  mountList(app, staffEventsRoute, async ({ query }) =>
    ok(staffEvents({ ...query, timeZone: await timeZone() })),
  );
  mount(app, addEventRoute, ({ body, session: { staffId }, keyed }) =>
    onceIfKeyed(db, keyed, (tx) => addEvent(tx, { staffId, body })),
  );
  mount(app, updateEventRoute, ({ params: { _id }, body, session: { staffId }, saves }) =>
    saveWhole(
      db,
      { ...saves, key: _id },
      async (tx) => namedIn(body, await findForStaff(tx, _id)),
      (tx) => changeEvent(tx, { staffId, eventId: _id, body }),
    ),
  );
  mount(app, cancelEventRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => cancelEvent(tx, { staffId, eventId: params._id, ...body })),
  );
  mountList(app, attendeesRoute, async ({ params, query }) =>
    ok(attendeesOf({ ...query, eventId: params._id, timeZone: await timeZone() })),
  );
  mount(app, checkInAttendeeRoute, ({ params, body, session: { staffId } }) =>
    inTransaction(db, (tx) => checkInAttendee(tx, { staffId, ticketId: params._id, ...body })),
  );
};
