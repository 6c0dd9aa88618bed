import { choice, listAddress } from "../../../listing/address.ts";

/** What the address of the packages that are sold ahead says. */
export const packagesAddress = listAddress({});

/** What the address of the events says. */
export const eventsAddress = listAddress({ view: { tab: choice(["ahead", "past"], "ahead") } });
