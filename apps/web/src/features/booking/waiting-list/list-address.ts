import { listAddress } from "../../../listing/address.ts";

/** The page of each of the two lists; the address is neither's. */
export const ownAddress = listAddress({});
