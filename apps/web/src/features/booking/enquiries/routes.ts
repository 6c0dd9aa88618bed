import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { readEnquirySearch, readWaitSearch } from "./list-search.ts";

export const enquiryRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/enquiries",
    validateSearch: readEnquirySearch,
    ...page(() => import("./list-page.tsx"), "enquiries"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/enquiries/$id",
    ...page(() => import("./enquiry-page.tsx"), "enquiries"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/waiting-list",
    validateSearch: readWaitSearch,
    ...page(() => import("./wait-page.tsx"), "enquiries"),
  }),
] as const;
