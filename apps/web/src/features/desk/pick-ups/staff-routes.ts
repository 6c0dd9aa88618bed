import { createRoute } from "@tanstack/react-router";
import { page, staff } from "../../../shell/routing.ts";
import { IconCar } from "../../../ui/icons/index.ts";
import { pickUps, readPickUpSearch } from "./calls.ts";

/** Whom drivers pick up, by time and place. */
export const pickUpsRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/pick-ups",
    validateSearch: readPickUpSearch,
    staticData: {
      saysOffline: true,
      menu: {
        section: "desk",
        at: 26,
        icon: IconCar,
        name: { en: "Pick-ups", my: "Jemputan", cn: "接送" },
        rights: [pickUps],
      },
    },
    ...page(() => import("./page.tsx"), "pick-ups", "crew", "staff"),
  }),
] as const;
