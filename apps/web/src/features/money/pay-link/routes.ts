import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";

/** Paying for a booking, for a group or at a till by a link, for anybody who has it: no account, no menu. */
export const payLinkRoutes = [
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pay/$token",
    ...page(() => import("./pay-link-page.tsx"), "pay-link", "paying"),
  }),
  // Where the gateway sends whoever paid back to: the same page, which asks the server.
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pay/$token/confirming",
    ...page(() => import("./pay-link-page.tsx"), "pay-link", "paying"),
  }),
  // What is asked for at a till, scanned from its screen.
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pay/till/$token",
    ...page(() => import("./till-page.tsx"), "pay-link", "paying"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pay/till/$token/confirming",
    ...page(() => import("./till-page.tsx"), "pay-link", "paying"),
  }),
  // What a group owes, by the link in the mails to its contact.
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pay/group/$token",
    ...page(() => import("./group-page.tsx"), "pay-link", "paying"),
  }),
  createRoute({
    getParentRoute: () => portal.blank,
    path: "/pay/group/$token/confirming",
    ...page(() => import("./group-page.tsx"), "pay-link", "paying"),
  }),
] as const;
