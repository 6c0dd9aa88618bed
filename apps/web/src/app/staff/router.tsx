import type { QueryClient } from "@tanstack/react-query";
import { type AnyRouter, createRouter } from "@tanstack/react-router";
import { isFailure } from "../../api/call-failure.ts";
import { handedChannel } from "../../api/kept/handed-channel.ts";
import { callQuery } from "../../api/queries.ts";
import { resort } from "../../api/resort.ts";
import { NotFoundPage } from "../../features/ground/error-pages/not-found.tsx";
import { UnexpectedErrorPage } from "../../features/ground/error-pages/unexpected-error.tsx";
import { needsSession, type RouteContext, type SideRules, staff } from "../../shell/routing.ts";
import { StaffBlank, StaffFramed, StaffRoot } from "./frame.tsx";
import { staffBlankRoutes, staffFramedRoutes, staffWholePageRoutes } from "./routes.ts";

const rules: SideRules = {
  prepare: async (context) => {
    void context.queries.prefetchQuery(callQuery(context.call, resort, {}));
    // The menu speaks them on every page.
    await context.words.bring(["staff"]);
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

/** Nothing is done for whose role asks for a second step until they have set one up: they are led there. */
function leadToTwoStep(queries: QueryClient, router: AnyRouter): void {
  queries.getQueryCache().subscribe(({ query }) => {
    const { pathname, href } = router.state.location;
    if (pathname !== twoStepPage && isFailure(query.state.error, "TWO_STEP_UNSET"))
      void router.navigate({ to: twoStepPage, search: { next: href }, replace: true });
  });
}
const twoStepPage = "/staff/two-step";

/** A tablet in a guest's hands shows their card, whatever page is opened on it. */
function leadToHandedCard(queries: QueryClient, router: AnyRouter): void {
  // Loaded anew, so that nothing of what other tabs have shown is left to go back to.
  const lead = () => {
    if (router.state.location.pathname !== handedPage) location.replace(handedPage);
  };
  queries.getQueryCache().subscribe(({ query }) => {
    if (isFailure(query.state.error, "HANDED_OVER")) lead();
  });
  queries.getMutationCache().subscribe(({ mutation }) => {
    if (isFailure(mutation?.state.error, "HANDED_OVER")) lead();
  });
  if (!import.meta.env.SSR && typeof BroadcastChannel !== "undefined")
    new BroadcastChannel(handedChannel).addEventListener("message", lead);
}
const handedPage = "/staff/handed-over";

export function createStaffRouter(context: RouteContext) {
  const router = createRouter({
    routeTree: tree,
    context: { ...context, ...rules },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: UnexpectedErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: !import.meta.env.SSR,
  });
  leadToTwoStep(context.queries, router);
  leadToHandedCard(context.queries, router);
  return router;
}
