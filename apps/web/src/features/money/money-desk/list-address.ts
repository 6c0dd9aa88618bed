import { code, codes, day, flag, listAddress } from "../../../listing/address.ts";

/** What the address of the queue says: what is done, or what is to be done, of one kind. */
export const queueAddress = listAddress({ filters: { kind: code }, view: { done: flag } });

/** What the address of all payments says. */
export const paymentsAddress = listAddress({
  filters: { from: day, to: day, gateway: code, state: codes },
  sorts: ["-at", "at", "-amount", "amount"],
});
