import { choice, id, listAddress } from "../../../listing/address.ts";

const byPlace = ["-id", "id", "name", "-name", "position", "-position"];

/** What the addresses of the lists say. */
export const addOnAddress = listAddress({
  filters: { active: choice(["true", "false"]), category: id, sold: choice(["singly", "package"]) },
  sorts: [...byPlace, "price", "-price"],
});
export const categoryAddress = listAddress({ filters: {}, sorts: byPlace });
