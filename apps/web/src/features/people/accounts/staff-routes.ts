import { createRoute } from "@tanstack/react-router";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { nextSearch } from "../../../shell/staff-next-page.ts";
import { ownerLinkSearch, tokenSearch } from "./token-search.ts";

export const staffAccountRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/account",
    ...page(() => import("./staff-account.tsx"), "account", "two-step"),
  }),
] as const;

/** Opened by its link, signed in or not. */
export const staffAccountLinkRoutes = [
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/first-owner",
    validateSearch: ownerLinkSearch,
    ...page(() => import("./first-owner.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/two-step",
    validateSearch: nextSearch,
    beforeLoad: needsSession,
    ...page(() => import("./two-step-page.tsx"), "account", "two-step"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/join",
    validateSearch: tokenSearch,
    ...page(() => import("./staff-invitation.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/forgot-password",
    ...page(() => import("./staff-forgot-password.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/reset-password",
    validateSearch: tokenSearch,
    ...page(() => import("./staff-reset-password.tsx"), "account"),
  }),
  createRoute({
    getParentRoute: () => staff.blank,
    path: "/staff/confirm-email",
    validateSearch: tokenSearch,
    ...page(() => import("./confirm-email.tsx"), "account"),
  }),
] as const;
