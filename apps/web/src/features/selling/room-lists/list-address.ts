import { bedUsings } from "@pulau/contract/bed-records.ts";
import { choice, listAddress } from "../../../listing/address.ts";

/** What the addresses of the lists say. */
export const activeAddress = listAddress({
  filters: { active: choice(["true", "false"]) },
  sorts: ["-id", "id", "name", "-name"],
});

export const bedAddress = listAddress({
  filters: { active: choice(["true", "false"]), usingFor: choice(bedUsings) },
  sorts: ["-id", "id", "name", "-name", "width", "-width"],
});
