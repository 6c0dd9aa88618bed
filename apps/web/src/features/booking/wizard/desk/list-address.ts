import { listAddress } from "../../../../listing/address.ts";

/** The page of what was begun; it stands within a page whose address is another's. */
export const begunAddress = listAddress({});
