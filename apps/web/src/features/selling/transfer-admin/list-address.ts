import { pointTypes, transferTypes } from "@pulau/contract/transfers.ts";
import { choice, id, listAddress } from "../../../listing/address.ts";

const active = choice(["true", "false"]);
const byPlace = ["-id", "id", "name", "-name", "position", "-position"];

/** What the addresses of the lists say. */
export const transferAddress = listAddress({
  filters: { active, type: choice(transferTypes), point: id },
  sorts: [...byPlace, "minutes", "-minutes"],
});
export const pointAddress = listAddress({ filters: { active, type: choice(pointTypes) }, sorts: byPlace });
export const vehicleAddress = listAddress({
  filters: { active, type: choice(transferTypes) },
  sorts: ["-id", "id", "name", "-name"],
});
export const exclusionAddress = listAddress({
  filters: { active },
  sorts: ["-id", "id", "name", "-name", "from", "-from"],
});
