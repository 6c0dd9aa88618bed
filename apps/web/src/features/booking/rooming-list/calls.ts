import {
  checkLinkedRoomingListRoute,
  checkRoomingListRoute,
  fillLinkedRoomingListRoute,
  fillRoomingListRoute,
  linkedRoomingListRoute,
  renewRoomingLinkRoute,
  roomingCsvAddressRoute,
  roomingLinkRoute,
  roomingListRoute,
  staffCheckRoomingListRoute,
  staffFillRoomingListRoute,
  staffRoomingCsvAddressRoute,
  staffRoomingListRoute,
} from "@pulau/contract/rooming-list.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

/** The calls of a rooming list for whoever fills it in, by face. */
export const ownList = faceOf(roomingListRoute);
export const fillOwn = faceOf(fillRoomingListRoute);
export const checkOwn = faceOf(checkRoomingListRoute);
export const ownCsv = faceOf(roomingCsvAddressRoute);
export const showLink = faceOf(roomingLinkRoute);
export const renewLink = faceOf(renewRoomingLinkRoute);

export const deskList = faceOf(staffRoomingListRoute);
export const fillDesk = faceOf(staffFillRoomingListRoute);
export const checkDesk = faceOf(staffCheckRoomingListRoute);
export const deskCsv = faceOf(staffRoomingCsvAddressRoute);

export const linkedList = faceOf(linkedRoomingListRoute);
export const fillLinked = faceOf(fillLinkedRoomingListRoute);
export const checkLinked = faceOf(checkLinkedRoomingListRoute);

export type List = Reply<typeof roomingListRoute>;
export type Seat = List["rooms"][number]["seats"][number];
export type Check = Reply<typeof checkRoomingListRoute>;
export type Difference = NonNullable<List["difference"]>;
