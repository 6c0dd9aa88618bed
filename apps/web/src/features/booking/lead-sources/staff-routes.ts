import { leadSourcesListRoute } from "@pulau/contract/lead-sources.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconSpeakerphone } from "../../../ui/icons/index.ts";
import { leadSourceAddress } from "./list-address.ts";

/** How guests are asked where they heard of the resort. */
export const leadSourceRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/lead-sources",
    validateSearch: leadSourceAddress.read,
    staticData: {
      menu: {
        section: "settings",
        at: 40,
        icon: IconSpeakerphone,
        name: { en: "Lead sources", my: "Sumber tempahan", cn: "客源" },
        rights: [faceOf(leadSourcesListRoute)],
      },
    },
    ...page(() => import("./page.tsx"), "records", "listing"),
  }),
] as const;
