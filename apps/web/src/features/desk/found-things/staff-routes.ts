import {
  changeFoundThingRoute,
  foundThingStaysRoute,
  foundThingsRoute,
  moveFoundThingRoute,
} from "@pulau/contract/found-things.ts";
import { foundStates } from "@pulau/domain/housekeeping/found-things.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { choice, flag, id, listAddress } from "../../../listing/address.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconPackage } from "../../../ui/icons/index.ts";

export const changeFound = faceOf(changeFoundThingRoute);
export const moveFound = faceOf(moveFoundThingRoute);
export const foundStays = faceOf(foundThingStaysRoute);

/** What the address of the found things says: all of them, the last found first, unless told; and which one is open. */
export const foundAddress = listAddress({
  filters: { state: choice(foundStates), due: choice(["true"]) },
  view: { open: id, add: flag },
  sorts: ["-foundOn", "foundOn", "room", "-room"],
});

/** What guests left in their rooms. */
export const foundThingsRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/found",
    validateSearch: foundAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 38,
        icon: IconPackage,
        name: { en: "Lost and found", my: "Barang dijumpai", cn: "失物招领" },
        rights: [faceOf(foundThingsRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "found-things", "room-acts", "listing"),
  }),
] as const;
