import { listAddress } from "../../../listing/address.ts";

/** The page of an influencer's links. */
export const linksAddress = listAddress({});
