import { groupKinds, groupStates } from "@pulau/domain/groups/group-moves.ts";
import { choice, day, flag, listAddress } from "../../../listing/address.ts";

/** What the address of the groups says; `add` opens the form of a new one. */
export const groupsAddress = listAddress({
  filters: { state: choice(groupStates), kind: choice(groupKinds), from: day, to: day },
  view: { add: flag },
  sorts: ["checkIn", "-checkIn", "name", "-name", "cutOffOn", "-cutOffOn"],
});
