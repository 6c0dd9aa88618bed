import { createRoute } from "@tanstack/react-router";
import { callQuery } from "../../../api/queries.ts";
import { page as pageOf, portal } from "../../../shell/routing.ts";
import { page } from "./calls.ts";
import { readVersion } from "./read-version.ts";

const shown = pageOf(() => import("./page.tsx"), "pages");

/** A page that the resort has written, by its address; `version` is one that a booking agreed to. */
const pageRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/info/$slug",
  validateSearch: readVersion,
  ...shown,
  // The server waits for the text, and leaves the page to the browser where there is none.
  loader: async ({ context, params }): Promise<void> => {
    const load = () => context.queries.ensureQueryData(callQuery(context.call, page, { params }));
    await Promise.all([shown.loader({ context }), import.meta.env.SSR ? load() : undefined]);
  },
});

export const resortPageRoutes = [pageRoute] as const;
