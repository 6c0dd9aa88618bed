import { isFor, mayUse } from "@pulau/domain/access/audience.ts";
import { createRouter, type RouterHistory, redirect } from "@tanstack/react-router";
import { callQuery } from "../../api/queries.ts";
import { resort } from "../../api/resort.ts";
import { NotFoundPage } from "../../features/ground/error-pages/not-found.tsx";
import { UnexpectedErrorPage } from "../../features/ground/error-pages/unexpected-error.tsx";
import { itemAt } from "../../shell/menu-items.ts";
import { portal, type RouteContext, type SideRules } from "../../shell/routing.ts";
import { PortalBlank, PortalFramed, PortalRoot } from "./frame.tsx";
import { portalItems } from "./menu.ts";
import { blankRoutes, framedRoutes, wholePageRoutes } from "./routes.ts";

const rules: SideRules = {
  // The server waits for the resort's name; a browser shows the page and fills it in, and asks until it is told: no page
  // has its menu before that.
  prepare: async (context) => {
    const query = callQuery(context.call, resort, {});
    const loading = context.queries.prefetchQuery({ ...query, retry: !import.meta.env.SSR });
    if (import.meta.env.SSR) await loading;
  },
  guard: ({ context, location }) => {
    const item = itemAt(portalItems, location.pathname);
    const state = context.session.state();
    if (item === undefined || state === null) return;
    if (!mayUse(item, state.role) || !isFor(item, state.accountKind)) {
      throw redirect({ to: "/misc/not-authorized", replace: true });
    }
  },
};

portal.root.update({ component: PortalRoot });
portal.framed.update({ component: PortalFramed });
portal.blank.update({ component: PortalBlank });

const tree = portal.root.addChildren([
  portal.framed.addChildren(framedRoutes),
  portal.blank.addChildren(blankRoutes),
  ...wholePageRoutes,
]);

export const createPortalRouter = (context: RouteContext, history?: RouterHistory) =>
  createRouter({
    routeTree: tree,
    context: { ...context, ...rules },
    ...(history && { history }),
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: UnexpectedErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    scrollRestoration: !import.meta.env.SSR,
    isServer: import.meta.env.SSR,
  });
