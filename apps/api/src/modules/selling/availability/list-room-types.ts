import type { roomTypesRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { childBedsOf } from "@pulau/domain/catalogue/child-beds.ts";
import { sharingSaves } from "@pulau/domain/catalogue/room-rules.ts";
import {
  bedTypesFor,
  childBedsFor,
  isTooSmall,
  type RoomCapacity,
  roomHolds,
} from "@pulau/domain/party/beds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { inSeveral, roomsNeeded } from "@pulau/domain/party/several-rooms.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { boatsOn } from "./boats-on.ts";
import { type FoundStay, findStay, type StayRefusal, type StayRequest } from "./find-stay.ts";
import { createPricer } from "./price-stay.ts";
import type { RoomTypeFace } from "./rooms-on-sale.ts";

type RoomTypes = Reply<typeof roomTypesRoute>;
type Prices = RoomTypes["roomTypes"][number]["prices"];
/** `onEnquiry`: the resort makes some of its prices only when asked; `several`: rooms that together have a price. */
type Priced = {
  readonly prices: Prices;
  readonly onEnquiry: boolean;
  readonly several: RoomTypes["roomTypes"][number]["several"];
  /** Whether so many free rooms would sleep the party, had they a price. */
  readonly severalFit: boolean;
};

/**
 * Every room type for a stay, or for the nights of one of its rooms: what is free of it, and the whole price with the
 * whole party in one such room.
 */
export async function listRoomTypes(db: Db, wanted: StayRequest): Promise<Result<RoomTypes, StayRefusal>> {
  const found = await findStay(db, wanted);
  if (!found.ok) return found;
  const stay = found.value;
  const pricesIn = createPricesIn(stay, wanted);
  const roomTypes = stay.supply.types.map(({ priority: _, ...type }) => {
    const free = stay.free[type._id] ?? 0;
    const childBeds = childBedsOf(stay.book.rates, { roomTypeId: type._id, bedTypes: type.bedTypes });
    const priced = pricesIn({ ...type, childBeds, free });
    const { prices, several } = priced;
    return {
      ...type,
      childBeds,
      sharingSaves: sharingSaves(stay.book.singleSupplements, type._id),
      free,
      prices,
      several,
      refusal: refusalOf(type, stay, { free, ...priced }),
    };
  });
  return ok({ roomTypes });
}

type TypeOfPackage = RoomTypeFace & Required<Pick<RoomCapacity, "childBeds">> & { readonly free: number };

/**
 * The party in one room of a type, at the price of each bed type that fits and each way in which its children can sleep;
 * none when it doesn't fit at all.
 */
function createPricesIn(found: FoundStay, { party, dates }: StayRequest): (type: TypeOfPackage) => Priced {
  const { book, supply, travellers, occupants, stay } = found;
  const { checkIn, checkOut: until } = stay;
  const price = createPricer(book, travellers, {
    today: supply.today,
    nights: daysBetween(checkIn, until),
    market: party.market,
  });
  const boats = boatsOn(supply.ferries, { book, day: checkIn, until, seats: travellers.length });
  return (type) => {
    const usual = bedTypesFor(occupants).map((bedType) => ({ bedType }));
    const totals = [...usual, ...childBedsFor(occupants)]
      .filter((beds) => roomHolds(type, { ...beds, occupants }).ok)
      .map((beds) => {
        const rooms = [{ roomTypeId: type._id, ...beds, occupants, ...dates }];
        return { ...beds, totalSen: price(checkIn, { rooms }, boats) };
      });
    const groups = isTooSmall(type, occupants) ? groupsOf(type, occupants) : [];
    const rooms = groups.map((group) => group.map((room) => ({ roomTypeId: type._id, ...room, ...dates })));
    const together = rooms.map((group) => price(checkIn, { rooms: group }, boats));
    const first = together.findIndex((total) => typeof total === "number");
    return {
      several: rooms[first] ?? [],
      severalFit: groups.length > 0,
      prices: totals.flatMap(({ totalSen, ...beds }) =>
        typeof totalSen === "number" ? [{ ...beds, totalSen }] : [],
      ),
      onEnquiry: [...totals.map(({ totalSen }) => totalSen), ...together].includes("ON_ENQUIRY"),
    };
  };
}

/** So many more rooms than the fewest are tried for a price: a large party must not make the answer slow. */
const mostMore = 2;

/** The party in several rooms of a type, in the fewest first, as far as there are free ones. */
function groupsOf(type: TypeOfPackage, occupants: Occupants) {
  const fewest = roomsNeeded(occupants, type);
  if (fewest === null) return [];
  const most = Math.min(type.free, occupants.adult, fewest + mostMore);
  const counts = Array.from({ length: Math.max(0, most - fewest + 1) }, (_, more) => fewest + more);
  return counts.flatMap((count) => {
    const rooms = inSeveral(occupants, type, count);
    return rooms ? [rooms] : [];
  });
}

function refusalOf(
  type: RoomTypeFace,
  { occupants }: FoundStay,
  { free, prices, onEnquiry, several, severalFit }: Priced & { free: number },
): RoomTypes["roomTypes"][number]["refusal"] {
  if (free === 0) return "SOLD_OUT";
  if (prices.length > 0) return null;
  if (isTooSmall(type, occupants) && (several.length > 0 || !severalFit)) return "ROOM_TOO_SMALL";
  return onEnquiry ? "ON_ENQUIRY" : "NO_RATE";
}
