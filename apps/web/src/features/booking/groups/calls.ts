import { everyRoomTypeRoute } from "@pulau/contract/availability.ts";
import { packagesRoute } from "@pulau/contract/catalogue.ts";
import { groupPayLinkRoute } from "@pulau/contract/group-pay-link.ts";
import {
  cancelGroupRoute,
  changeGroupRoute,
  createGroupRoute,
  groupRoute,
  groupsRoute,
  keepGroupRoute,
  nameGuestsRoute,
  payGroupRoute,
  releaseGroupRoute,
  requestDepositRoute,
  returnGroupMoneyRoute,
  setPayerRoute,
  spreadGroupRoute,
  voidGroupEntryRoute,
} from "@pulau/contract/groups.ts";
import { partnersRoute } from "@pulau/contract/partners.ts";
import { checkInSeveralRoute } from "@pulau/contract/staff.ts";
import { faceOf } from "../../../api/client.ts";

/** The calls of groups, by face. */
export const groups = faceOf(groupsRoute);
export const group = faceOf(groupRoute);
export const createGroup = faceOf(createGroupRoute);
export const changeGroup = faceOf(changeGroupRoute);
export const releaseGroup = faceOf(releaseGroupRoute);
export const keepGroup = faceOf(keepGroupRoute);
export const cancelGroup = faceOf(cancelGroupRoute);
export const nameGuests = faceOf(nameGuestsRoute);
export const setPayer = faceOf(setPayerRoute);
export const payGroup = faceOf(payGroupRoute);
export const requestDeposit = faceOf(requestDepositRoute);
export const groupPayLink = faceOf(groupPayLinkRoute);
export const spreadGroup = faceOf(spreadGroupRoute);
export const returnGroupMoney = faceOf(returnGroupMoneyRoute);
export const voidGroupEntry = faceOf(voidGroupEntryRoute);
export const checkInSeveral = faceOf(checkInSeveralRoute);
export const partners = faceOf(partnersRoute);
export const packages = faceOf(packagesRoute);
export const roomTypes = faceOf(everyRoomTypeRoute);

/** What is out of date once a group has changed. */
export const groupPaths = [groups.path, group.path] as const;

export type { GroupBooking, GroupDetail, GroupEntry, GroupRow } from "@pulau/contract/groups.ts";
