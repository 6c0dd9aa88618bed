import {
  autoSelectRoute,
  calendarRoute,
  everyRoomTypeRoute,
  nearDatesRoute,
  postRoomsAvailabilityRoute,
  roomsAvailabilityRoute,
  roomTypesRoute,
} from "@pulau/contract/availability.ts";
import { allAvailableRoute } from "@pulau/contract/catalogue.ts";
import { packageDiscountRoute } from "@pulau/contract/quotes.ts";
import { postUnblockedRoomsRoute, unblockedRoomsRoute } from "@pulau/contract/rooms.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import type { Session } from "../../../plugins/session.ts";
import { partyOfQuery } from "../../ground/resort/public.ts";
import { findOwnHold, ownClaims } from "../../ground/stock/public.ts";
import { contractOfSession } from "../../partners/agents/public.ts";
import { countFreeRooms } from "./count-free-rooms.ts";
import { mountDeskAvailability } from "./desk-routes.ts";
import { findNearDates } from "./find-near-dates.ts";
import { limitSearches } from "./limit-searches.ts";
import { listEveryRoomType } from "./list-every-room-type.ts";
import { listRoomTypes } from "./list-room-types.ts";
import { listUnblockedRooms } from "./list-unblocked-rooms.ts";
import { searchPackages } from "./price-packages.ts";
import { selectRooms } from "./select-rooms.ts";
import { showCalendar } from "./show-calendar.ts";
import { showDiscount } from "./show-discount.ts";

/** What is free and what it costs as a whole: to an agency, by its own contract. */
export function availability(app: FastifyInstance, { db, pool }: AppDeps): void {
  mountDeskAvailability(app, { db, pool });
  const withinLimit = limitSearches();
  mount(app, allAvailableRoute, async ({ query, session, request }) => {
    const within = withinLimit(request, session);
    if (!within.ok) return within;
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const contract = await contractOfSession(db, session);
    const search = { ...query, withPackageId: query.package, party: party.value, contract };
    return ok(await searchPackages(db, search));
  });
  mount(app, packageDiscountRoute, async ({ params, body, session, request }) => {
    const within = withinLimit(request, session);
    if (!within.ok) return within;
    return showDiscount(db, {
      ...body,
      packageId: params._id,
      contract: await contractOfSession(db, session),
    });
  });
  mount(app, calendarRoute, async ({ query, session }) => {
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const contract = await contractOfSession(db, session);
    return showCalendar(db, { ...query, party: party.value, contract });
  });
  mount(app, roomsAvailabilityRoute, async ({ query }) =>
    ok({ roomTypes: await countFreeRooms(pool, query) }),
  );
  mount(app, postRoomsAvailabilityRoute, async ({ body, session }) => {
    const own = await findOwnHold(db, session, body.draftId);
    return ok({ roomTypes: await countFreeRooms(pool, body, own) });
  });
  const unblocked = async (
    { draftId, ...rest }: z.infer<typeof unblockedRoomsRoute.query>,
    session: Session | null,
  ) => {
    const exceptHoldId = await findOwnHold(db, session, draftId);
    return ok({ rooms: await listUnblockedRooms(db, { ...rest, exceptHoldId }) });
  };
  mount(app, unblockedRoomsRoute, ({ query, session }) => unblocked(query, session));
  mount(app, postUnblockedRoomsRoute, ({ body, session }) => unblocked(body, session));
  mount(app, roomTypesRoute, async ({ body, session }) => {
    const contract = await contractOfSession(db, session);
    return listRoomTypes(db, { ...body, own: ownClaims(session, body.draftId), contract });
  });
  mount(app, everyRoomTypeRoute, async () => ok({ roomTypes: await listEveryRoomType(db) }));
  mount(app, autoSelectRoute, async ({ body, session }) => {
    const own = ownClaims(session, body.draftId);
    const chosen = await selectRooms(db, { ...body, own, contract: await contractOfSession(db, session) });
    return chosen.ok ? ok({ rooms: chosen.value }) : chosen;
  });
  mount(app, nearDatesRoute, async ({ query, session }) => {
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const contract = await contractOfSession(db, session);
    return findNearDates(db, { ...query, party: party.value, contract });
  });
}
