import { boatKinds } from "@pulau/contract/boats-admin.ts";
import { createRoute } from "@tanstack/react-router";
import { choice, listAddress } from "../../../listing/address.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconFerry } from "../../../ui/icons/index.ts";
import { boats } from "./calls.ts";

/** What the address of the list says. */
export const boatAddress = listAddress({
  filters: { kind: choice(boatKinds), active: choice(["true", "false"]) },
  sorts: ["kind", "-kind", "name", "-name", "seats", "-seats"],
});

/** Boats with their timetables, as staff keep them. */
export const boatRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/boats",
    validateSearch: boatAddress.read,
    staticData: {
      menu: {
        section: "travel",
        at: 10,
        icon: IconFerry,
        name: { en: "Boats", my: "Bot", cn: "船只" },
        rights: [boats],
      },
    },
    ...page(() => import("./page.tsx"), "boats", "records", "age-bands", "setting-up", "listing"),
  }),
] as const;
