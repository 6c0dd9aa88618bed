import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";

/** One's own next stay, which opens without a connection too. */
export const pocketRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pocket",
    ...page(() => import("./pocket-page.tsx"), "pocket", "guest-links"),
  }),
] as const;
