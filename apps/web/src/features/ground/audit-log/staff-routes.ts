import { auditLogRoute } from "@pulau/contract/audit-log.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconHistory } from "../../../ui/icons/index.ts";
import { auditAddress } from "./list-address.ts";

/** What staff did: who, what, before and after. */
export const auditLogRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/audit-log",
    validateSearch: auditAddress.read,
    staticData: {
      menu: {
        section: "people",
        at: 40,
        icon: IconHistory,
        name: { en: "Audit log", my: "Log audit", cn: "审计日志" },
        rights: [faceOf(auditLogRoute)],
      },
    },
    ...page(
      () => import("./page.tsx"),
      ...(["audit-log", "catalogue-file", "prices", "price", "listing"] as const),
      ...(["money", "wallets", "staff-promotions", "enquiries", "settings"] as const),
    ),
  }),
] as const;
