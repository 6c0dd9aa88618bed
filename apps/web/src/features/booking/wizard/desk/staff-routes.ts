import { createRoute } from "@tanstack/react-router";
import { needsSession, page, staff } from "../../../../shell/routing.ts";

/** Staff change any booking with the wizard's own steps. */
export const deskChangeRoutes = [
  createRoute({
    getParentRoute: () => staff.root,
    path: "/staff/bookings/$id/change",
    beforeLoad: needsSession,
    ...page(() => import("../change/change-page.tsx"), "booking", "enquiry", "price", "rooming", "change"),
  }),
  createRoute({
    getParentRoute: () => staff.root,
    path: "/staff/bookings/$id/change/$part",
    beforeLoad: needsSession,
    ...page(() => import("../change/change-page.tsx"), "booking", "enquiry", "price", "rooming", "change"),
  }),
] as const;

/** Staff book for a guest: for whom, within the menu, and then the wizard in its own frame. */
export const deskBeginRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/new",
    ...page(() => import("./new-booking-page.tsx"), "staff", "listing"),
  }),
] as const;
export const deskWizardRoutes = [
  createRoute({
    getParentRoute: () => staff.root,
    path: "/staff/bookings/new/$draftId/$step",
    beforeLoad: needsSession,
    ...page(() => import("./desk-wizard-page.tsx"), "booking", "enquiry", "price", "paying", "rooming"),
  }),
] as const;
