import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { languageOf } from "../../../plugins/language.ts";
import { onSide } from "../../../plugins/on-side.ts";
import { loadSettings } from "../resort/public.ts";
import { appManifest } from "./app-manifest.ts";

/** What a browser asks for before it puts the portal among a device's apps. */
export function appManifestFile(app: FastifyInstance, { db, settings: { demo } }: AppDeps): void {
  onSide(app, "portal", () => {
    app.get("/manifest.webmanifest", async (request, reply) => {
      const { profile } = await loadSettings(db);
      return reply
        .header("cache-control", "public, max-age=3600")
        .header("vary", "accept-language")
        .type("application/manifest+json")
        .send(JSON.stringify(appManifest(profile, { language: languageOf(request), demo })));
    });
  });
}
