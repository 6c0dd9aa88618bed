import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { feedbackAddress } from "./list-address.ts";

export const feedbackRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/my-feedback",
    validateSearch: feedbackAddress.read,
    beforeLoad: needsSession,
    ...page(() => import("./list-page.tsx"), "feedback", "reviews", "listing"),
  }),
] as const;

/** Telling about a stay by the link of the mail, for anybody who has it: no account, no menu. */
export const feedbackLinkRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/feedback/$token",
    ...page(() => import("./link-page.tsx"), "feedback", "reviews"),
  }),
] as const;
