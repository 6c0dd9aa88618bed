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
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { boatsOn } from "./boats-on.ts";
import { type FoundStay, findStay, type StayRefusal, type StayRequest } from "./find-stay.ts";
import { createPricer } from "./price-stay.ts";
import type { RoomTypeFace } from "./rooms-on-sale.ts";

type RoomTypes = Reply<typeof roomTypesRoute>;
type Prices = RoomTypes["roomTypes"][number]["prices"];
/** `onEnquiry`: the resort makes some of its prices only when asked. */
type Priced = { readonly prices: Prices; readonly onEnquiry: boolean };

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
    const { prices, onEnquiry } = pricesIn({ ...type, childBeds });
    return {
      ...type,
      childBeds,
      sharingSaves: sharingSaves(stay.book.singleSupplements, type._id),
      free,
      prices,
      refusal: refusalOf(type, stay, { free, prices, onEnquiry }),
    };
  });
  return ok({ roomTypes });
}

type TypeOfPackage = RoomTypeFace & Required<Pick<RoomCapacity, "childBeds">>;

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
    return {
      prices: totals.flatMap(({ totalSen, ...beds }) =>
        typeof totalSen === "number" ? [{ ...beds, totalSen }] : [],
      ),
      onEnquiry: totals.some(({ totalSen }) => totalSen === "ON_ENQUIRY"),
    };
  };
}

function refusalOf(
  type: RoomTypeFace,
  { occupants }: FoundStay,
  { free, prices, onEnquiry }: Priced & { free: number },
): RoomTypes["roomTypes"][number]["refusal"] {
  if (free === 0) return "SOLD_OUT";
  if (prices.length > 0) return null;
  if (isTooSmall(type, occupants)) return "ROOM_TOO_SMALL";
  return onEnquiry ? "ON_ENQUIRY" : "NO_RATE";
}
