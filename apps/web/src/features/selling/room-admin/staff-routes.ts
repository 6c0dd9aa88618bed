import { occupancyRoute } from "@pulau/contract/occupancy.ts";
import { adminRoomTypesRoute } from "@pulau/contract/room-admin.ts";
import { roomsListRoute } from "@pulau/contract/room-records.ts";
import { roomTypesListRoute } from "@pulau/contract/room-type-records.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconBed, IconBedFlat, IconDoor } from "../../../ui/icons/index.ts";
import { roomAddress, roomTypeAddress } from "./lists/list-address.ts";
import { readRoomsSearch } from "./search.ts";

/** How the resort's rooms are kept: their types, where they lie, how well they sell. */
export const roomRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/rooms",
    validateSearch: readRoomsSearch,
    staticData: {
      menu: {
        section: "desk",
        at: 30,
        icon: IconBed,
        name: { en: "Rooms", my: "Bilik", cn: "客房" },
        rights: [faceOf(adminRoomTypesRoute), faceOf(occupancyRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "rooms", "closures", "catalogue", "pictures", "price", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/room-numbers",
    validateSearch: roomAddress.read,
    staticData: {
      menu: {
        section: "roomLists",
        at: 10,
        icon: IconDoor,
        name: { en: "Room numbers", my: "Nombor bilik", cn: "房号" },
        rights: [faceOf(roomsListRoute)],
      },
    },
    ...page(() => import("./lists/room-numbers.tsx"), "rooms", "records", "price", "listing", "setting-up"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/room-types",
    validateSearch: roomTypeAddress.read,
    staticData: {
      menu: {
        section: "roomLists",
        at: 20,
        icon: IconBedFlat,
        name: { en: "Room types", my: "Jenis bilik", cn: "房型" },
        rights: [faceOf(roomTypesListRoute)],
      },
    },
    ...page(
      () => import("./lists/room-types.tsx"),
      "rooms",
      "records",
      "catalogue",
      "pictures",
      "price",
      "listing",
      "setting-up",
    ),
  }),
] as const;
