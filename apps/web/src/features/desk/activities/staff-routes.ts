import { activitiesRoute } from "@pulau/contract/activities.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconScubaMask } from "../../../ui/icons/index.ts";

export const activities = faceOf(activitiesRoute);
export type ActivityDay = Reply<typeof activitiesRoute>["days"][number];

/** What the dive shop prepares, and for whom. */
export const activitiesRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/activities",
    staticData: {
      menu: {
        section: "desk",
        at: 19,
        icon: IconScubaMask,
        name: { en: "Activities", my: "Aktiviti", cn: "活动" },
        rights: [activities],
      },
    },
    ...page(() => import("./page.tsx"), "activities"),
  }),
] as const;
