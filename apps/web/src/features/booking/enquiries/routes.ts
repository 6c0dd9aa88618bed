import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { enquiriesAddress, waitAddress } from "./list-address.ts";

export const enquiryRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/enquiries",
    validateSearch: enquiriesAddress.read,
    ...page(() => import("./list-page.tsx"), "enquiries", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/enquiries/$id",
    ...page(() => import("./enquiry-page.tsx"), "enquiries"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/waiting-list",
    validateSearch: waitAddress.read,
    ...page(() => import("./wait-page.tsx"), "enquiries", "listing"),
  }),
] as const;
