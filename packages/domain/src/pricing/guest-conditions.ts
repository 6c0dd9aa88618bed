import type { GuestConditions } from "../catalogue/conditions.ts";
import type { EmptyRoom, RoomGuest } from "./occupied-room.ts";
import { listHolds, spanHolds } from "./stay-facts.ts";

/** Whether a rule is for rooms like this one. */
export const appliesToRoom = (whom: GuestConditions | null | undefined, { stay }: EmptyRoom): boolean =>
  !whom || (listHolds(whom.roomTypeIds, stay.roomTypeId) && listHolds(whom.bedTypes, stay.bedType));

/** Whether a rule is for this guest. Kinds are the guest's own, even where they pay as another. */
export const appliesToGuest = (
  whom: GuestConditions | null | undefined,
  guest: RoomGuest,
  room: EmptyRoom,
): boolean =>
  !whom ||
  (appliesToRoom(whom, room) &&
    listHolds(whom.guestKinds, guest.kind) &&
    (!whom.ages || (guest.traveller.age !== null && spanHolds(whom.ages, guest.traveller.age))) &&
    (whom.nationality == null || whom.nationality === guest.nationality) &&
    listHolds(whom.activities, guest.activity) &&
    listHolds(whom.markets, guest.market) &&
    listHolds(whom.places, guest.place) &&
    (whom.disabled == null || whom.disabled === guest.traveller.disabled));
