import type { Reply } from "@pulau/contract/route.ts";
import type { securityLogRoute } from "@pulau/contract/security-log.ts";
import { faceOf } from "../../../api/client.ts";

export const securityLog = faceOf<typeof securityLogRoute>({
  method: "GET",
  path: "/admin/api/security-log",
  scope: "staff",
});

export type Entry = Reply<typeof securityLogRoute>["entries"][number];
