import { calendarRoute } from "@pulau/contract/availability.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import type { Module } from "../../../module.ts";
import { loadSettings } from "../resort/public.ts";

/** What the widget reads: calls that need no session and change nothing. */
const readByWidget: ReadonlySet<string> = new Set([resortRoute.path, packagesRoute.path, calendarRoute.path]);

/**
 * Lets the websites that staff name read what the booking widget shows, and nobody else's. Cookies are not among it: the
 * answer is what any visitor without a session reads.
 */
export const widgetModule: Module = (app, { db }) => {
  app.addHook("onRequest", async (request, reply) => {
    if (!readByWidget.has(request.routeOptions.url ?? "")) return;
    reply.header("vary", "Origin");
    const { origin } = request.headers;
    if (request.method !== "GET" || origin === undefined) return;
    const { widget } = await loadSettings(db);
    if (!widget.origins.includes(origin)) return;
    reply.header("access-control-allow-origin", origin);
    reply.header("cross-origin-resource-policy", "cross-origin");
  });
};
