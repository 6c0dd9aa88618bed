import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal } from "../../../shell/routing.ts";
import { feedbackAddress } from "./list-address.ts";

const pages = page(() => import("./pages.tsx"), "feedback", "reviews", "listing");

export const feedbackRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/my-feedback",
    validateSearch: feedbackAddress.read,
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
