import { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import { todayRoute } from "@pulau/contract/staff.ts";
import { staysRoute } from "@pulau/contract/stay-list.ts";
import { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { needsSession, page, staff } from "../../../shell/routing.ts";
import { IconCalendarEvent, IconHome, IconTable, IconUsers } from "../../../ui/icons/index.ts";
import { readBookingSearch } from "./booking/booking-address.ts";
import { readChartSearch } from "./chart/chart-address.ts";
import { bookingsAddress } from "./listing/list-address.ts";
import { readCardSearch } from "./registration/card-address.ts";
import { staysAddress } from "./stays/list-address.ts";
import { readDaySearch } from "./today/day-search.ts";

/** The desk's pages. Their layout lets in only who is signed in. */
export const deskRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff",
    validateSearch: readDaySearch,
    staticData: {
      menu: {
        section: "desk",
        at: 10,
        icon: IconHome,
        name: { en: "Today", my: "Hari ini", cn: "今日" },
        rights: [faceOf(todayRoute)],
      },
    },
    ...page(() => import("./today/page.tsx"), "staff", "listing", "found-things", "pick-ups", "review-desk"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/chart",
    validateSearch: readChartSearch,
    staticData: {
      menu: {
        section: "desk",
        at: 15,
        icon: IconTable,
        name: { en: "Tape chart", my: "Carta bilik", cn: "房态图" },
        rights: [faceOf(tapeChartRoute)],
      },
    },
    ...page(() => import("./chart/page.tsx"), "tape-chart", "closures", "staff", "change", "stay-changes"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/stays",
    validateSearch: staysAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 18,
        icon: IconUsers,
        name: { en: "Arrivals and departures", my: "Ketibaan dan daftar keluar", cn: "抵离与在住" },
        rights: [faceOf(staysRoute)],
      },
    },
    ...page(() => import("./stays/page.tsx"), "staff", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings",
    validateSearch: bookingsAddress.read,
    staticData: {
      menu: {
        section: "desk",
        at: 20,
        icon: IconCalendarEvent,
        name: { en: "Bookings", my: "Tempahan", cn: "预订" },
        rights: [faceOf(staffBookingsRoute)],
      },
    },
    ...page(() => import("./listing/page.tsx"), "staff", "listing"),
  }),
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/bookings/$id",
    validateSearch: readBookingSearch,
    ...page(
      () => import("./booking/page.tsx"),
      "rooming",
      "staff",
      "price",
      "till",
      "room-deposits",
      "shifts",
      "change",
      "stay-changes",
    ),
  }),
  createRoute({
    getParentRoute: () => staff.root,
    path: "/staff/bookings/$id/card",
    validateSearch: readCardSearch,
    beforeLoad: needsSession,
    ...page(() => import("./registration/page.tsx"), "registration", "staff", "room-deposits", "shifts"),
  }),
  createRoute({
    getParentRoute: () => staff.root,
    path: "/staff/handed-over",
    beforeLoad: needsSession,
    ...page(() => import("./registration/handed-page.tsx"), "registration"),
  }),
] as const;
