import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";

/** Answering the mail about a cancelled boat, for anybody who has its link: no account, no menu. */
export const boatLinkRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/boat-answer/$token",
    ...page(() => import("./boat-link-page.tsx"), "boat-link"),
  }),
] as const;
