import { sailingsRoute } from "@pulau/contract/catalogue.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../app.ts";
import { mount } from "../../plugins/mount.ts";
import { findOwnHold } from "../availability/public.ts";
import { partyOfQuery } from "../resort/public.ts";
import { listCrossings } from "./list-crossings.ts";

/** Boats as guests choose them. */
export function transport(app: FastifyInstance, { db }: AppDeps): void {
  mount(app, sailingsRoute, async ({ query, session }) => {
    const party = partyOfQuery(query);
    if (!party.ok) return party;
    const exceptHoldId = await findOwnHold(db, session, query.draftId);
    return ok(await listCrossings(db, { ...query, party: party.value, exceptHoldId }));
  });
}
