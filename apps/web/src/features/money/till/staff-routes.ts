import { tillRoute } from "@pulau/contract/till.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconReceipt } from "../../../ui/icons/index.ts";
import { readTillSearch } from "./till-address.ts";

/** Where guests charge to their room what they have in house. */
export const tillRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/till",
    validateSearch: readTillSearch,
    staticData: {
      menu: {
        section: "desk",
        at: 37,
        icon: IconReceipt,
        name: { en: "Till", my: "Jualan di resort", cn: "消费挂账" },
        rights: [faceOf(tillRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "till"),
  }),
] as const;
