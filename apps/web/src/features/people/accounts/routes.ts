import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal, visitorsOnly } from "../../../shell/routing.ts";
import { nextPage, nextSearch } from "./next-page.ts";
import { tokenSearch } from "./token-search.ts";

const visitorPage = { validateSearch: nextSearch, beforeLoad: visitorsOnly(nextPage) } as const;

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
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/find-booking",
    ...page(() => import("./find-booking.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/reset-password",
    validateSearch: tokenSearch,
    ...page(() => import("./reset-password.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/join",
    validateSearch: tokenSearch,
    ...page(() => import("./member-invitation.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/verify-email",
    validateSearch: tokenSearch,
    ...page(() => import("./verify-email.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pages/confirm-email",
    validateSearch: tokenSearch,
    ...page(() => import("./confirm-email.tsx"), "account"),
  }),
] as const;

export const accountRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/profile",
    beforeLoad: needsSession,
    ...page(() => import("./profile.tsx"), "account", "profile", "sessions", "listing"),
  }),
] as const;
