import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal, visitorsOnly } from "../../../shell/routing.ts";
import { nextPage, nextSearch } from "./next-page.ts";
import { tokenSearch } from "./token-search.ts";

const visitorPage = { validateSearch: nextSearch, beforeLoad: visitorsOnly(nextPage) } as const;

/** A page that a link in a mail opens, with its token. */
const linkPage = <const P extends string>(path: P, load: Parameters<typeof page>[0]) =>
  createRoute({
    getParentRoute: () => portal.blank,
    path,
    validateSearch: tokenSearch,
    ...page(load, "account"),
  });

export const signedOutRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/login",
    ...visitorPage,
    ...page(() => import("./login.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/register",
    ...visitorPage,
    ...page(() => import("./register.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/forgot-password",
    validateSearch: nextSearch,
    ...page(() => import("./forgot-password.tsx"), "account"),
  }),
  linkPage("/pages/find-booking", () => import("./forgot-password.tsx")),
  linkPage("/pages/reset-password", () => import("./reset-password.tsx")),
  linkPage("/pages/join", () => import("./member-invitation.tsx")),
  linkPage("/pages/verify-email", () => import("./verify-email.tsx")),
  linkPage("/pages/confirm-email", () => import("./confirm-email.tsx")),
] as const;

export const accountRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/profile",
    beforeLoad: needsSession,
    ...page(() => import("./profile.tsx"), "account", "profile", "listing"),
  }),
] as const;
