import { packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the packages says. */
export const packagesAddress = listAddress({
  filters: { type: choice(packageKinds), status: choice(["onSale", "offSale"]) },
  sorts: ["position", "code", "-code"],
});
