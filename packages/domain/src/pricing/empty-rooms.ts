import type { RateBook } from "../catalogue/catalogue.ts";
import type { PricedAs, SingleSupplement } from "../catalogue/room-rules.ts";
import type { BedType } from "../party/party.ts";
import type { RoomToQuote, StayToQuote } from "./lines.ts";
import { type EmptyRoom, nightsOfRoom } from "./occupied-room.ts";
import { appliesToStay, listHolds, type StayFacts, spanHolds } from "./stay-facts.ts";

const young = ["toddler", "infant"] as const;
const kinds = ["adult", "child", ...young] as const;

/** The first rule by which guests of this room pay as others. */
export const pricedAsOf = (book: RateBook, facts: StayFacts, room: RoomToQuote): PricedAs | undefined =>
  book.pricedAs?.find(
    (rule) =>
      appliesToStay(rule.when, facts) &&
      listHolds(rule.roomTypeIds, room.roomTypeId) &&
      listHolds(rule.bedTypes, room.bedType) &&
      kinds.every((kind) => spanHolds(rule.occupants[kind], room.occupants[kind])),
  );

/** One person has the room alone; a toddler that uses the second bed of a twin is company. */
export const isAlone = ({ occupants, bedType }: RoomToQuote): boolean =>
  occupants.adult + occupants.child === 1 && (bedType === "single" || occupants.toddler === 0);

/** The single supplements that may be asked for a room; who sleeps in it still decides. */
export const supplementsOf = (book: RateBook, facts: StayFacts, room: RoomToQuote): SingleSupplement[] =>
  isAlone(room)
    ? (book.singleSupplements ?? []).filter(
        (rule) =>
          appliesToStay(rule.when, facts) &&
          listHolds(rule.whom?.roomTypeIds, room.roomTypeId) &&
          listHolds(rule.whom?.bedTypes, room.bedType),
      )
    : [];

/** At which bed type's price a room is looked up, where a rule says another than the one chosen. */
const pricedBedType = (book: RateBook, facts: StayFacts, room: RoomToQuote): BedType => {
  const bedType = pricedAsOf(book, facts, room)?.bedType;
  if (bedType) return bedType;
  const [supplement] = supplementsOf(book, facts, room);
  if (supplement) return supplement.pricedAs;
  return isAlone(room) && room.sharing ? "twin" : room.bedType;
};

/** The rooms asked for with their nights, before it is known who sleeps in which. */
export const emptyRoomsOf = (stay: StayToQuote, book: RateBook, facts: StayFacts): EmptyRoom[] =>
  stay.rooms.map((room, index) => ({
    stay: room,
    index,
    checkIn: room.checkIn ?? stay.checkIn,
    nights: nightsOfRoom(book, room, facts),
    bedType: pricedBedType(book, facts, room),
    alone: isAlone(room),
  }));
