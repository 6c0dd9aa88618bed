import type { Module } from "../../../module.ts";
import { headersForOrigin } from "./origin-allowed.ts";

/**
 * Lets the websites that staff name read what the booking widget shows, and nobody else's. Cookies are not among it: the
 * answer is what any visitor without a session reads.
 */
export const widgetModule: Module = (app, { db }) => {
  app.addHook("onRequest", async ({ method, routeOptions, headers }, reply) => {
    const allowed = await headersForOrigin(db, { method, path: routeOptions.url, origin: headers.origin });
    if (allowed) reply.headers(allowed);
  });
};
