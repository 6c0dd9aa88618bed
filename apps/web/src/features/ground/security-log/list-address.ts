import { securityKinds } from "@pulau/domain/access/security-kinds.ts";
import { choice, code, day, id, listAddress } from "../../../listing/address.ts";

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
