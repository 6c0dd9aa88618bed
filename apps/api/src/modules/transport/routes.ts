import { sailingsRoute } from "@pulau/contract/catalogue.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../app.ts";
import { mount } from "../../plugins/mount.ts";
import { partyOfQuery } from "../resort/public.ts";
import { listCrossings } from "./list-crossings.ts";

/** Boats as guests choose them. */
export function transport(app: FastifyInstance, { db }: AppDeps): void {
  mount(app, sailingsRoute, async ({ query }) =>
    ok(await listCrossings(db, { ...query, party: partyOfQuery(query) })),
  );
}
