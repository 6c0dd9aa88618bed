import { housekeepingRoute } from "@pulau/contract/housekeeping.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconSparkles } from "../../../ui/icons/index.ts";
import { readBoardSearch } from "./board-address.ts";

/** Which rooms are clean, and who makes them so. */
export const housekeepingRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/housekeeping",
    validateSearch: readBoardSearch,
    staticData: {
      menu: {
        section: "desk",
        at: 35,
        icon: IconSparkles,
        name: { en: "Housekeeping", my: "Pengemasan bilik", cn: "客房清洁" },
        rights: [faceOf(housekeepingRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "housekeeping", "closures", "price", "room-acts"),
  }),
] as const;
