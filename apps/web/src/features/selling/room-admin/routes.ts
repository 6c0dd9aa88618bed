import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { roomAddress, roomTypeAddress } from "./lists/list-address.ts";
import { readRoomsSearch } from "./search.ts";

/** How the resort's rooms are kept: their types, where they lie, how well they sell. */
export const roomRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/rooms",
    validateSearch: readRoomsSearch,
    ...page(() => import("./page.tsx"), "rooms", "catalogue", "pictures", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/room-numbers",
    validateSearch: roomAddress.read,
    ...page(() => import("./lists/room-numbers.tsx"), "rooms", "records", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/room-types",
    validateSearch: roomTypeAddress.read,
    ...page(() => import("./lists/room-types.tsx"), "rooms", "records", "catalogue", "pictures", "listing"),
  }),
] as const;
