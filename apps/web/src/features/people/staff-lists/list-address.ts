import { staffStatuses } from "@pulau/contract/staff-records.ts";
import { choice, listAddress, words } from "../../../listing/address.ts";

/** What the addresses of the lists say. */
export const departmentAddress = listAddress({
  filters: { active: choice(["true", "false"]) },
  sorts: ["-id", "id", "name", "-name"],
});

export const userAddress = listAddress({
  filters: { roleName: words, department: words, status: choice(["invited", ...staffStatuses]) },
  sorts: [
    ...(["-id", "id", "name", "-name", "email", "-email", "role", "-role"] as const),
    ...(["department", "-department", "company", "-company", "country", "-country"] as const),
    ...(["status", "-status", "seen", "-seen"] as const),
  ],
});
