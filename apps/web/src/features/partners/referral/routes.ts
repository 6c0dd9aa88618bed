import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { linksAddress } from "./list-address.ts";

export const referralRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/invite-friends",
    beforeLoad: needsSession,
    ...page(() => import("./invite.tsx"), "referral"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/influencer/links",
    validateSearch: linksAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./links.tsx"), "referral", "listing"),
  }),
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/p/$packageId/$agentId",
    ...page(() => import("./landing.tsx"), "referral"),
  }),
  /** A personal link: it is noted, and leads to the first page. */
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/r/$code",
    ...page(() => import("./referral-link-page.tsx"), "referral"),
  }),
] as const;
