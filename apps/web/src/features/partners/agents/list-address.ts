import { listAddress } from "../../../listing/address.ts";

/** What the address of the customers says. */
export const customersAddress = listAddress({ sorts: ["name", "-name", "-changedAt"] });
