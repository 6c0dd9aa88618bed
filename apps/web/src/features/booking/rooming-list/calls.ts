import type {
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

const own = "/api/reservations/rooming-list/:_id" as const;
const desk = "/admin/api/reservations/rooming-list/:_id" as const;
const linked = "/api/rooming-list/:token" as const;

/** The calls of a rooming list for whoever fills it in, by face. */
export const ownList = faceOf<typeof roomingListRoute>({ method: "GET", path: own, scope: "userPortal" });
export const fillOwn = faceOf<typeof fillRoomingListRoute>({ method: "PUT", path: own, scope: "userPortal" });
export const checkOwn = faceOf<typeof checkRoomingListRoute>({
  method: "POST",
  path: `${own}/check`,
  scope: "userPortal",
});
export const ownCsv = faceOf<typeof roomingCsvAddressRoute>({
  method: "GET",
  path: `${own}/csv-address`,
  scope: "userPortal",
});
export const showLink = faceOf<typeof roomingLinkRoute>({
  method: "GET",
  path: `${own}/link`,
  scope: "userPortal",
});
export const renewLink = faceOf<typeof renewRoomingLinkRoute>({
  method: "POST",
  path: `${own}/link`,
  scope: "userPortal",
});

export const deskList = faceOf<typeof staffRoomingListRoute>({ method: "GET", path: desk, scope: "staff" });
export const fillDesk = faceOf<typeof staffFillRoomingListRoute>({
  method: "PUT",
  path: desk,
  scope: "staff",
});
export const checkDesk = faceOf<typeof staffCheckRoomingListRoute>({
  method: "POST",
  path: `${desk}/check`,
  scope: "staff",
});
export const deskCsv = faceOf<typeof staffRoomingCsvAddressRoute>({
  method: "GET",
  path: `${desk}/csv-address`,
  scope: "staff",
});

export const linkedList = faceOf<typeof linkedRoomingListRoute>({
  method: "GET",
  path: linked,
  scope: "none",
});
export const fillLinked = faceOf<typeof fillLinkedRoomingListRoute>({
  method: "PUT",
  path: linked,
  scope: "none",
});
export const checkLinked = faceOf<typeof checkLinkedRoomingListRoute>({
  method: "POST",
  path: `${linked}/check`,
  scope: "none",
});

export type List = Reply<typeof roomingListRoute>;
export type Seat = List["rooms"][number]["seats"][number];
export type Check = Reply<typeof checkRoomingListRoute>;
export type Difference = NonNullable<List["difference"]>;
