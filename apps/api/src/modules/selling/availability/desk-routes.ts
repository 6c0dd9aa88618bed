import {
  staffAutoSelectRoute,
  staffCalendarRoute,
  staffCheckRoomsAvailabilityRoute,
  staffRoomTypesRoute,
} from "@pulau/contract/staff-bookings.ts";
import { lowestPricesRoute } from "@pulau/contract/tape-chart.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { partyOfQuery } from "../../ground/resort/public.ts";
import { claimsForStaff } from "./claims-for-staff.ts";
import { countFreeRooms } from "./count-free-rooms.ts";
import { listRoomTypes } from "./list-room-types.ts";
import { lowestPrices } from "./lowest-prices.ts";
import { selectRooms } from "./select-rooms.ts";
import { showCalendar } from "./show-calendar.ts";

/** What is free and what it costs, as staff see it: past the rules that hold guests. */
export function mountDeskAvailability(
  app: FastifyInstance,
  { db, pool }: Pick<AppDeps, "db" | "pool">,
): void {
  const pastRules = true;
  mount(app, staffCalendarRoute, async ({ query: { draftId, ...query } }) => {
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const { contract } = await claimsForStaff(db, draftId);
    return showCalendar(db, { ...query, party: party.value, contract, pastRules });
  });
  mount(app, lowestPricesRoute, async ({ query }) => ok(await lowestPrices(db, query)));
  mount(app, staffRoomTypesRoute, async ({ body }) =>
    listRoomTypes(db, { ...body, ...(await claimsForStaff(db, body.draftId)), pastRules }),
  );
  mount(app, staffAutoSelectRoute, async ({ body }) => {
    const chosen = await selectRooms(db, { ...body, ...(await claimsForStaff(db, body.draftId)), pastRules });
    return chosen.ok ? ok({ rooms: chosen.value }) : chosen;
  });
  mount(app, staffCheckRoomsAvailabilityRoute, async ({ body: { draftId, ...span } }) =>
    ok({ roomTypes: await countFreeRooms(pool, span, draftId) }),
  );
}
