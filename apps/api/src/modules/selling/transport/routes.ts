import { otherSailingsRoute, sailingsRoute } from "@pulau/contract/catalogue.ts";
import { endPointsRoute, excludedBoatsRoute, startPointsRoute } from "@pulau/contract/transfers.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { partyOfQuery } from "../../ground/resort/public.ts";
import { findOwnHold } from "../../ground/stock/public.ts";
import { listEndPoints, listStartPoints } from "./land-points.ts";
import { listCrossings, otherCrossings } from "./list-crossings.ts";
import { listExcludedBoats } from "./list-excluded-boats.ts";

/** Boats and land transfers as guests choose them. */
export function transport(app: FastifyInstance, { db }: AppDeps): void {
  mount(app, sailingsRoute, async ({ query, session }) => {
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const exceptHoldId = await findOwnHold(db, session, query.draftId);
    return ok(await listCrossings(db, { ...query, party: party.value, exceptHoldId }));
  });
  mount(app, otherSailingsRoute, async ({ query, session }) => {
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const exceptHoldId = await findOwnHold(db, session, query.draftId);
    return ok({ sailings: await otherCrossings(db, { ...query, party: party.value, exceptHoldId }) });
  });
  mount(app, startPointsRoute, async ({ query }) => ok({ startPoints: await listStartPoints(db, query) }));
  mount(app, endPointsRoute, async ({ params, query, session }) => {
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const exceptHoldId = await findOwnHold(db, session, query.draftId);
    const filters = { ...query, startPointId: params._id, party: party.value, exceptHoldId };
    const ends = await listEndPoints(db, filters);
    return ends.ok ? ok({ endPoints: ends.value }) : ends;
  });
  mount(app, excludedBoatsRoute, async ({ query }) =>
    ok({ excludedBoats: await listExcludedBoats(db, query) }),
  );
}
