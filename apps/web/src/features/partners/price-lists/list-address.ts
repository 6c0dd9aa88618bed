import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the price lists says. */
export const priceListAddress = listAddress({
  filters: { active: choice(["true", "false"]) },
  sorts: ["-id", "id", "name", "-name"],
});
