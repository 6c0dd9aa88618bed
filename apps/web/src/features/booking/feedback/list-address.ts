import { choice, id, listAddress } from "../../../listing/address.ts";

export const stayTabs = ["open", "sent"] as const;

/** What the address of the completed stays says: those still to be told about, unless told; and which one is open. */
export const feedbackAddress = listAddress({ filters: { tab: choice(stayTabs) }, view: { stay: id } });
