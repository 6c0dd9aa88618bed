import { currencyRoute, lookRoute, resortPictureRoute, resortRoute } from "@pulau/contract/resort.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import manifest from "../../../../package.json" with { type: "json" };
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { fileStoreOf } from "../files/public.ts";
import { describeResort } from "./describe-resort.ts";
import { listCurrencies } from "./list-currencies.ts";
import { hasPreview } from "./preview.ts";
import { servePreview } from "./preview-routes.ts";
import { stylesheetOf } from "./resort-look.ts";
import { drawResortPicture } from "./resort-picture.ts";
import { loadSettings, settingsStamp } from "./resort-settings.ts";
import { mountSettings } from "./setting-routes.ts";

/** Its address changes with what it holds. */
const cacheForever = (reply: FastifyReply) =>
  reply.header("cache-control", "public, max-age=31536000, immutable");

/** The resort's face, the currencies and its settings. */
export function resort(app: FastifyInstance, { db, settings }: AppDeps): void {
  mountSettings(app, { db });
  const deployment = { version: settings.version ?? manifest.version, demo: settings.demo };
  const store = fileStoreOf(settings);
  app.decorate("settingsStamp", () => settingsStamp(db));
  servePreview(app, { db, settings });
  mount(app, resortRoute, async ({ request }) => {
    const preview = await hasPreview({ db, settings }, request);
    return ok(await describeResort(db, { ...deployment, preview }));
  });
  mount(app, currencyRoute, async () => ok({ data: await listCurrencies(db) }));
  mount(app, resortPictureRoute, async ({ params, query, reply }) => {
    const picture = await drawResortPicture({ db, store }, { id: params._id, width: query.w, as: query.as });
    if (!picture.ok) return picture;
    cacheForever(reply);
    return ok({ name: `picture.${query.as}`, type: `image/${query.as}`, bytes: picture.value, shown: true });
  });
  mount(app, lookRoute, async ({ reply }) => {
    const { look } = await loadSettings(db);
    cacheForever(reply);
    return ok({ name: "look.css", bytes: Buffer.from(stylesheetOf(look)), shown: true });
  });
}
