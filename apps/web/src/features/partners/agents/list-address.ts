import { portalRoles } from "@pulau/domain/access/permissions.ts";
import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the customers says. */
export const customersAddress = listAddress({ sorts: ["name", "-name", "-changedAt"] });

export const memberStatuses = ["active", "invited", "blocked"] as const;

/** What the address of the members says. */
export const membersAddress = listAddress({
  filters: { role: choice(portalRoles), status: choice(memberStatuses) },
  sorts: ["role", "-role", "name", "-name"],
});
