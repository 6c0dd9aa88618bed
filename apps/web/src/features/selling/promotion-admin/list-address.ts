import { choice, listAddress } from "../../../listing/address.ts";

export const tabs = ["codes", "vouchers"] as const;

const sorts = {
  codes: ["offered", "code", "-code", "-createdAt", "createdAt"],
  vouchers: ["-issuedAt", "issuedAt", "expiresOn", "-expiresOn", "-left"],
} as const;

/** What the address of the promo codes and vouchers says. */
export const promotionsAddress = listAddress({
  view: { tab: choice(tabs, "codes") },
  sorts: [...sorts.codes, ...sorts.vouchers],
  usualSort: ({ tab = "codes" }: { tab?: (typeof tabs)[number] }) => sorts[tab][0],
});
