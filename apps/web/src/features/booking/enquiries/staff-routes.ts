import { staffEnquiriesRoute } from "@pulau/contract/enquiries.ts";
import { staffWaitingRoute } from "@pulau/contract/waiting-list.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconHourglass, IconMessageQuestion } from "../../../ui/icons/index.ts";
import { enquiriesAddress, waitAddress } from "./list-address.ts";

export const enquiryRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/enquiries",
    validateSearch: enquiriesAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 40,
        icon: IconMessageQuestion,
        name: { en: "Enquiries", my: "Pertanyaan", cn: "咨询" },
        rights: [faceOf(staffEnquiriesRoute)],
      },
    },
    ...page(() => import("./list-page.tsx"), "enquiries", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/enquiries/$id",
    ...page(() => import("./enquiry-page.tsx"), "enquiries"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/waiting-list",
    validateSearch: waitAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 50,
        icon: IconHourglass,
        name: { en: "Waiting list", my: "Senarai menunggu", cn: "候补名单" },
        rights: [faceOf(staffWaitingRoute)],
      },
    },
    ...page(() => import("./wait-page.tsx"), "enquiries", "listing"),
  }),
] as const;
