import { choice, code, codes, day, flag, id, listAddress } from "../../../listing/address.ts";

/** What the address of the queue says: what is done, or what is to be done, of one kind. */
export const queueAddress = listAddress({ filters: { kind: code }, view: { done: flag } });

/** What the address of all payments says. */
export const paymentsAddress = listAddress({
  filters: { from: day, to: day, gateway: code, state: codes },
  sorts: ["-at", "at", "-amount", "amount"],
});

/** What the address of all shifts says; the report's days are the list's own. */
export const shiftsAddress = listAddress({
  filters: { state: choice(["open", "closed", "off"]), staffId: id, from: day, to: day },
  sorts: ["-openedAt", "openedAt", "-cashIn", "cashIn", "over", "-over"],
});
