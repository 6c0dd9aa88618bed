import { kitchenRoute } from "@pulau/contract/kitchen.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconToolsKitchen2 } from "../../../ui/icons/index.ts";

export const kitchen = faceOf(kitchenRoute);
export type KitchenDays = Reply<typeof kitchenRoute>;
export type KitchenDay = KitchenDays["days"][number];
export type MealHeads = KitchenDay["meals"][number];

/** Another day than today; what is none is left out. */
export const readKitchenSearch = (search: Record<string, unknown>): { day?: Day } =>
  typeof search.day === "string" && isDay(search.day) ? { day: search.day } : {};

/** What is cooked, and for whom. */
export const kitchenRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/kitchen",
    validateSearch: readKitchenSearch,
    staticData: {
      menu: {
        section: "desk",
        at: 60,
        icon: IconToolsKitchen2,
        name: { en: "Kitchen", my: "Dapur", cn: "厨房" },
        rights: [faceOf(kitchenRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "kitchen", "listing"),
  }),
] as const;
