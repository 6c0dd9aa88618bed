import { settleFaultRoute } from "@pulau/contract/room-closures.ts";
import { faultStates, roomFaultsRoute } from "@pulau/contract/room-faults.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { choice, listAddress } from "../../../listing/address.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconAdjustmentsHorizontal } from "../../../ui/icons/index.ts";

export const roomFaults = faceOf(roomFaultsRoute);
export const settleFault = faceOf(settleFaultRoute);
export type FaultRow = Reply<typeof roomFaultsRoute>["faults"][number];

/** What the address of the faults says: all of them, those that have waited longest first, unless told. */
export const faultsAddress = listAddress({
  filters: { state: choice(faultStates) },
  sorts: ["at", "-at", "room", "-room"],
});

/** What is broken in all rooms. */
export const maintenanceRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/maintenance",
    validateSearch: faultsAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 36,
        icon: IconAdjustmentsHorizontal,
        name: { en: "Maintenance", my: "Penyelenggaraan", cn: "维修" },
        rights: [roomFaults],
      },
    },
    ...page(() => import("./page.tsx"), "maintenance", "closures", "listing", "room-acts"),
  }),
] as const;
