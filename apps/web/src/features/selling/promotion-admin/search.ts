import { choice, listAddress } from "../../../listing/address.ts";

export const tabs = ["codes", "vouchers"] as const;

/** What the address of the promo codes and vouchers says. */
export const promotionsAddress = listAddress({ view: { tab: choice(tabs, "codes") } });
