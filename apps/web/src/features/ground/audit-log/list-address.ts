import { day, id, listAddress } from "../../../listing/address.ts";

/** What the address of the log says. */
export const auditAddress = listAddress({
  filters: { from: day, to: day, person: id, thing: id },
  sorts: ["-at", "at"],
});
