import { createRouter } from "@tanstack/react-router";
import { callQuery } from "../../api/queries.ts";
import { BrokenPage } from "../../features/ground/dead-ends/broken.tsx";
import { NotFoundPage } from "../../features/ground/dead-ends/not-found.tsx";
import { bringWords } from "../../i18n/start-words.ts";
import { needsSession, type RouteContext, type SideRules, staff } from "../../shell/routing.ts";
import { resort } from "../calls.ts";
import { StaffBlank, StaffFramed, StaffRoot } from "./frame.tsx";
import { staffBlankRoutes, staffFramedRoutes, staffWholePageRoutes } from "./routes.ts";

const rules: SideRules = {
  prepare: async (context) => {
    void context.queries.prefetchQuery(callQuery(context.call, resort, {}));
    // The menu speaks them on every page.
    await bringWords(context.words, context.words.language, ["staff"]);
  },
  guard: needsSession,
};

staff.root.update({ component: StaffRoot });
staff.framed.update({ component: StaffFramed });
staff.blank.update({ component: StaffBlank });

const tree = staff.root.addChildren([
  staff.framed.addChildren(staffFramedRoutes),
  staff.blank.addChildren(staffBlankRoutes),
  ...staffWholePageRoutes,
]);

export const createStaffRouter = (context: RouteContext) =>
  createRouter({
    routeTree: tree,
    context: { ...context, ...rules },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: BrokenPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: !import.meta.env.SSR,
  });
