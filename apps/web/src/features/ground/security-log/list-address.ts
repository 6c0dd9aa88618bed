import type { Reply } from "@pulau/contract/route.ts";
import { securityLogRoute } from "@pulau/contract/security-log.ts";
import { securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { faceOf } from "../../../api/client.ts";
import { choice, code, day, id, listAddress } from "../../../listing/address.ts";

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
