import type { BookingChange } from "@pulau/contract/changes.ts";
import { BookingJson } from "@pulau/contract/drafts.ts";
import { TransferDetails } from "@pulau/contract/transfers.ts";
import { roomSpan } from "@pulau/domain/booking/room-dates.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { HeldTransfer } from "../../../db/schema/holds.ts";
import type { CurrentBooking } from "./current-booking.ts";

type Rooms = BookingJson["rooms"];
type Dates = Pick<BookingJson, "optionId" | "checkIn" | "nights">;
type Transport = BookingJson["transport"];

/** The wizard's state that asks for exactly the stay that a booking has, without its guests' details. */
export function draftOf({ row, stay }: CurrentBooking): BookingJson {
  const json = BookingJson.parse(row.bookingJson);
  const boat = (way: "out" | "back") => {
    const crossing = stay.crossings.find(({ direction }) => direction === way);
    return crossing
      ? { crossingId: crossing.crossingId, kind: crossing.kind, boats: Math.max(1, crossing.boats) }
      : null;
  };
  return {
    ...json,
    packageId: stay.packageId,
    optionId: stay.optionId,
    influencerId: stay.influencerId ?? json.influencerId,
    boughtPackageId: stay.boughtPackageId ?? null,
    checkIn: stay.checkIn,
    nights: daysBetween(stay.checkIn, stay.checkOut),
    party: { ...stay.party, childAges: [...stay.party.childAges] },
    rooms: plainRooms(
      stay.rooms.map(
        ({
          roomId: _,
          roomNo: __,
          roomTypeName: ___,
          earlier: ____,
          locked: _____,
          next: ______,
          ...choice
        }) => choice,
      ),
      stay,
    ),
    guests: [],
    transport: {
      out: boat("out"),
      back: boat("back"),
      land: stay.transfers?.map(rideOf) ?? json.transport.land,
    },
    // What the package includes comes by itself.
    addOns: stay.addOns
      .filter((addOn) => !addOn.included)
      .map(({ addOnId, count, day }) => ({ addOnId, count, day })),
    extras: stay.extras ?? [],
    specialRequest: row.specialRequest,
  };
}

/** A land transfer as it was typed: what the hold found out about it is left to the next hold. */
export const rideOf = (transfer: HeldTransfer): Transport["land"][number] => TransferDetails.parse(transfer);

/**
 * The same state with a change in it; guests and party are not its business. What is not named moves along with the
 * dates: rooms' own nights and days of add-ons. Boats stay those that the booking has: `boatsOfNewDays` finds them on
 * other days.
 */
export function withChange(draft: BookingJson, change: BookingChange): BookingJson {
  const dates = datesAfter(draft, change);
  const moved = { from: draft, to: dates };
  return {
    ...draft,
    ...dates,
    rooms: plainRooms(change.rooms ?? roomsAfter(draft.rooms, moved), {
      checkIn: dates.checkIn,
      checkOut: checkOutOf(dates),
    }),
    transport: change.transport
      ? { ...change.transport, land: change.transport.land ?? draft.transport.land }
      : draft.transport,
    addOns: change.addOns ?? addOnsAfter(draft.addOns, moved),
    extras: change.extras ?? draft.extras,
    specialRequest: change.specialRequest ?? draft.specialRequest,
  };
}

/** Land transfers carry no more people than still come: whoever stays at home leaves the van, too. */
export function ridesAfter(
  land: Transport["land"],
  { adults, childAges }: BookingJson["party"],
): Transport["land"] {
  return land.map((ride) => {
    const { adultCount, childCount } = ride;
    return {
      ...ride,
      ...(Number(adultCount) > adults && { adultCount: adults }),
      ...(Number(childCount) > childAges.length && { childCount: childAges.length }),
    };
  });
}

/** Nights of its own only where a room has other nights than the stay: what is the same is said one way. */
const plainRooms = (rooms: Rooms, stay: { checkIn: Day | null; checkOut: Day | null }): Rooms =>
  rooms.map(({ checkIn, checkOut, ...room }) => ({
    ...room,
    ...(checkIn && checkIn !== stay.checkIn && { checkIn }),
    ...(checkOut && checkOut !== stay.checkOut && { checkOut }),
  }));

function datesAfter(draft: BookingJson, change: BookingChange): Dates {
  const optionId = change.optionId ?? draft.optionId;
  const own = optionId === draft.optionId ? draft.nights : null;
  return { optionId, checkIn: change.checkIn ?? draft.checkIn, nights: change.nights ?? own };
}

type Move = { readonly from: Dates; readonly to: Dates };

const shiftOf = ({ from, to }: Move): number =>
  from.checkIn && to.checkIn ? daysBetween(from.checkIn, to.checkIn) : 0;
/** Null as long as only the option knows how many nights there are. */
const checkOutOf = ({ checkIn, nights }: Dates): Day | null =>
  checkIn && nights !== null ? addDays(checkIn, nights) : null;

const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
const later = (a: Day, b: Day): Day => (a > b ? a : b);

/** A room's own nights keep their place in the stay, as far as the stay still has them. */
function roomsAfter(rooms: Rooms, move: Move): Rooms {
  const [checkIn, checkOut] = [move.to.checkIn, checkOutOf(move.to)];
  return rooms.map(({ checkIn: own, checkOut: until, ...room }) => {
    if ((!own && !until) || !checkIn || !checkOut) return room;
    const shift = shiftOf(move);
    const stay = { checkIn, checkOut };
    const span = roomSpan(
      { checkIn: own && addDays(own, shift), checkOut: until && addDays(until, shift) },
      stay,
    );
    return {
      ...room,
      checkIn: later(span.checkIn, checkIn),
      checkOut: earlier(span.checkOut, checkOut),
    };
  });
}

function addOnsAfter(addOns: BookingJson["addOns"], move: Move): BookingJson["addOns"] {
  const [checkIn, checkOut] = [move.to.checkIn, checkOutOf(move.to)];
  return addOns.map((addOn) => {
    if (addOn.day === null || !checkIn || !checkOut) return addOn;
    const day = addDays(addOn.day, shiftOf(move));
    return { ...addOn, day: earlier(later(day, checkIn), checkOut) };
  });
}
