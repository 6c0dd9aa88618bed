import { boatsRoute } from "@pulau/contract/boats-admin.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconFerry } from "../../../ui/icons/index.ts";

/** Boats with their timetables, as staff keep them. */
export const boatRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/boats",
    staticData: {
      menu: {
        section: "travel",
        at: 10,
        icon: IconFerry,
        name: { en: "Boats", my: "Bot", cn: "船只" },
        rights: [faceOf(boatsRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "boats", "age-bands", "setting-up"),
  }),
] as const;
