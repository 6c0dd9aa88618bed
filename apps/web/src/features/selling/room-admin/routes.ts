import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { readRoomsSearch } from "./search.ts";

/** How the resort's rooms are kept: their types, where they lie, how well they sell. */
export const roomRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/rooms",
    validateSearch: readRoomsSearch,
    ...page(() => import("./page.tsx"), "rooms", "pictures", "listing"),
  }),
] as const;
