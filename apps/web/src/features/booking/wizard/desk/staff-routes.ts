import { createRoute, redirect } from "@tanstack/react-router";
import { openNewBooking } from "../../../../business/new-booking.ts";
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

/** The panel has no page of its own: its address opens it over the bookings. */
export const deskBeginRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/new",
    beforeLoad: () => {
      openNewBooking();
      throw redirect({ to: "/staff/bookings", replace: true });
    },
  }),
] as const;

/** What the panel does not ask, guest by guest and transfer by transfer, the wizard does. */
export const deskWizardRoutes = [
  createRoute({
    getParentRoute: () => staff.root,
    path: "/staff/bookings/new/$draftId/$step",
    beforeLoad: needsSession,
    ...page(() => import("./desk-wizard-page.tsx"), "booking", "enquiry", "price", "paying", "rooming"),
  }),
] as const;
