import type { Reply } from "@pulau/contract/route.ts";
import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { faceOf } from "../../../api/client.ts";

export const securityLog = faceOf(securityLogRoute);

export type Entry = Reply<typeof securityLogRoute>["entries"][number];
