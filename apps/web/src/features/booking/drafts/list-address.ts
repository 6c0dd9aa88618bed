import { listAddress } from "../../../listing/address.ts";

/** The page of the drafts. */
export const draftsAddress = listAddress({});
