import type { Reply } from "@pulau/contract/route.ts";
import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { createRoute } from "@tanstack/react-router";
import { faceOf } from "../../../api/client.ts";
import { choice, code, day, id, listAddress } from "../../../listing/address.ts";
import { page, staff } from "../../../shell/routing.ts";
import { IconShieldLock } from "../../../ui/icons/index.ts";

export const securityLog = faceOf(securityLogRoute);

export type Entry = Reply<typeof securityLogRoute>["entries"][number];

/** What the address of the log says. */
export const logAddress = listAddress({
  filters: {
    kind: choice(securityKinds),
    side: choice(["portal", "staff"]),
    from: day,
    to: day,
    person: id,
    session: id,
    network: code,
  },
  sorts: ["-at", "at"],
});

/** Who came in, who was refused, and who did what needs watching. */
export const securityLogRoutes = [
  createRoute({
    getParentRoute: () => staff.framed,
    path: "/staff/settings/security-log",
    validateSearch: logAddress.read,
    staticData: {
      menu: {
        section: "settings",
        at: 90,
        icon: IconShieldLock,
        name: { en: "Security log", my: "Log keselamatan", cn: "安全日志" },
        rights: [securityLog],
      },
    },
    ...page(() => import("./page.tsx"), "security-log", "listing"),
  }),
] as const;
