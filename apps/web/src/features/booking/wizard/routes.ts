import { createRoute } from "@tanstack/react-router";
import { page, portal } from "../../../shell/routing.ts";
import { readStaySearch } from "./flow/stay-search.ts";

/** The wizard draws its own frame: step bar above, summary at the side or below. */
export const wizardRoute = createRoute({
  getParentRoute: () => portal.root,
  path: "/booking/new/$draftId/$step",
  ...page(() => import("./frame/wizard-page.tsx"), "booking", "enquiry", "price", "paying", "rooming"),
});

const sample = page(() => import("./sample/sample-page.tsx"), "sample", "booking", "price", "paying");

/** Pieces of the steps for a stay that nobody books; the staff's pages show it in a frame. */
export const sampleRoutes = [
  createRoute({ getParentRoute: () => portal.root, path: "/booking/sample/$part", ...sample }),
  createRoute({ getParentRoute: () => portal.root, path: "/booking/sample/$part/$id", ...sample }),
] as const;

/** Begins a draft from what the address asks for, and opens the wizard. */
export const beginRoute = createRoute({
  getParentRoute: () => portal.root,
  path: "/booking/new",
  validateSearch: readStaySearch,
  ...page(() => import("./flow/start-page.tsx"), "booking"),
});

/** Where the bank sends the guest back to. */
export const confirmingRoute = createRoute({
  getParentRoute: () => portal.blank,
  path: "/booking/$bookingId/confirming",
  ...page(() => import("./after/confirming-page.tsx"), "booking"),
});

export const successRoute = createRoute({
  getParentRoute: () => portal.blank,
  path: "/booking/$bookingId/success",
  ...page(() => import("./after/success-page.tsx"), "booking"),
});

export const fullyBookedRoute = createRoute({
  getParentRoute: () => portal.framed,
  path: "/fully-booked",
  validateSearch: readStaySearch,
  ...page(() => import("./full/fully-booked-page.tsx"), "booking", "enquiry"),
});

/** A booking is changed with the wizard's own steps; `review` shows the difference. */
export const changeRoutes = [
  createRoute({
    getParentRoute: () => portal.root,
    path: "/booking/detail/$id/change",
    ...page(() => import("./change/change-page.tsx"), "booking", "enquiry", "price", "rooming", "change"),
  }),
  createRoute({
    getParentRoute: () => portal.root,
    path: "/booking/detail/$id/change/$part",
    ...page(() => import("./change/change-page.tsx"), "booking", "enquiry", "price", "rooming", "change"),
  }),
] as const;

/** One guest's own details by their link, with the wizard's guest form: no account, no menu. */
export const ownDetailsRoute = createRoute({
  getParentRoute: () => portal.blank,
  path: "/guest/$token",
  ...page(() => import("./own-details/own-details-page.tsx"), "guest-links", "booking"),
});

export const wholePageBookingRoutes = [wizardRoute, beginRoute, ...sampleRoutes, ...changeRoutes] as const;
export const blankBookingRoutes = [confirmingRoute, successRoute, ownDetailsRoute] as const;
export const framedBookingRoutes = [fullyBookedRoute] as const;
