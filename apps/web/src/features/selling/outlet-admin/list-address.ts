import { choice, id, listAddress } from "../../../listing/address.ts";

const byPlace = ["-id", "id", "name", "-name", "position", "-position"];
const active = choice(["true", "false"]);

/** What the addresses of the lists say. */
export const outletAddress = listAddress({ filters: { active }, sorts: byPlace });
export const outletItemAddress = listAddress({
  filters: { active, outlet: id },
  sorts: [...byPlace, "price", "-price"],
});
