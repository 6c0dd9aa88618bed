import { saleWays } from "@pulau/domain/till/sale-ways.ts";
import { choice, day, id, listAddress } from "../../../listing/address.ts";

/** What the address of the till's sales says. */
export const salesAddress = listAddress({
  filters: {
    outletId: id,
    way: choice(saleWays),
    staffId: id,
    state: choice(["sold", "back"]),
    from: day,
    to: day,
  },
  sorts: ["-at", "at", "-paid", "paid"],
});
