import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";

const pages = page(() => import("./pages.tsx"), "feedback", "listing");

/** What the address says is read by the page itself: the reader would be part of every first page. */
export const feedbackRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/my-feedback",
    beforeLoad: needsSession,
    ...pages,
  }),
] as const;

/** Telling about a stay by the link of the mail, for anybody who has it: no account, no menu. */
export const feedbackLinkRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/feedback/$token",
    ...pages,
  }),
] as const;
