import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { leadSourceAddress, questionAddress } from "./list-address.ts";

/** What guests are asked: how they found the resort, and how their stay was. */
export const questionRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/lead-sources",
    validateSearch: leadSourceAddress.read,
    ...page(() => import("./lead-sources.tsx"), "records", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/feedback-questions",
    validateSearch: questionAddress.read,
    ...page(() => import("./feedback-questions.tsx"), "records", "listing"),
  }),
] as const;
