import { currencyRoute, resortRoute } from "@pulau/contract/resort.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import manifest from "../../../../package.json" with { type: "json" };
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { describeResort } from "./describe-resort.ts";
import { listCurrencies } from "./list-currencies.ts";

/** The resort's face and the currencies. */
export function resort(app: FastifyInstance, { db, settings }: AppDeps): void {
  const deployment = { version: settings.version ?? manifest.version, demo: settings.demo };
  mount(app, resortRoute, async () => ok(await describeResort(db, deployment)));
  mount(app, currencyRoute, async () => ok({ data: await listCurrencies(db) }));
}
