import { roomCleanings } from "@pulau/domain/catalogue/cleaning.ts";
import { choice, id, listAddress, words } from "../../../../listing/address.ts";

const active = choice(["true", "false"]);

/** What the addresses of the lists say. */
export const roomAddress = listAddress({
  filters: { active, type: id, building: id, floor: words, cleaning: choice(roomCleanings) },
  sorts: ["-id", "id", "name", "-name", "type", "-type", "building", "-building", "sleeps", "-sleeps"],
});
export const roomTypeAddress = listAddress({
  filters: { active, building: id, amenity: id },
  sorts: ["-id", "id", "name", "-name", "code", "-code", "sleeps", "-sleeps"],
});
