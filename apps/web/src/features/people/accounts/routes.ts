import { createRoute } from "@tanstack/react-router";
import { needsSession, page, portal, visitorsOnly } from "../../../shell/routing.ts";
import { nextPage, nextSearch } from "./next-page.ts";
import { tokenSearch } from "./token-search.ts";

const visitorPage = { validateSearch: nextSearch, beforeLoad: visitorsOnly(nextPage) } as const;

const links = () => import("./link-pages.tsx");
/** A page that a link in a mail opens, with its token. */
const linkPage = <const P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => portal.blank,
    path,
    validateSearch: tokenSearch,
    ...page(links, "account"),
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
    ...page(links, "account"),
  }),
  linkPage("/pages/find-booking"),
  linkPage("/pages/reset-password"),
  linkPage("/pages/join"),
  linkPage("/pages/verify-email"),
  linkPage("/pages/confirm-email"),
] as const;

export const accountRoutes = [
  createRoute({
    getParentRoute: () => portal.framed,
    path: "/profile",
    beforeLoad: needsSession,
    ...page(() => import("./profile.tsx"), "account", "profile", "listing"),
  }),
] as const;
