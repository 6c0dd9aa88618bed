import type { BookingJson } from "@pulau/contract/drafts.ts";
import { TransferDetails } from "@pulau/contract/transfers.ts";
import { type Day, daysBetween, weekdayOf } from "@pulau/domain/calendar/day.ts";
import type { Party, Traveller } from "@pulau/domain/party/party.ts";
import { quote } from "@pulau/domain/pricing/quote.ts";
import type { HeldRoom, HeldStay } from "../../schema/holds.ts";
import type { Chance } from "../chance.ts";
import type { DemoOffer, DemoResort } from "../resort/demo-resort.ts";
import { type ChosenAddOn, chooseAddOns, includeAddOns } from "./choose-add-ons.ts";
import { type ChosenBoat, chooseBoat } from "./choose-boat.ts";
import { chooseTransfer, type LandSupply } from "./choose-transfer.ts";
import type { Outline } from "./group-rooms.ts";
import type { InventedParty } from "./invent-party.ts";

export type Market = { readonly resort: DemoResort; readonly ride: LandSupply };

/** A stay with its price and everything that it takes. */
export type ComposedStay = {
  readonly outline: Outline;
  readonly party: InventedParty;
  readonly offer: DemoOffer;
  readonly stay: HeldStay;
  readonly boats: readonly ChosenBoat[];
  readonly addOns: readonly ChosenAddOn[];
};

/** Chooses package, boats and add-ons for a party and asks the product's own quote what it costs on the day of booking. */
export function composeStay(
  chance: Chance,
  market: Market,
  { outline, party, bookedOn }: { outline: Outline; party: InventedParty; bookedOn: Day },
): ComposedStay {
  const { checkIn, checkOut, nights } = outline;
  const { resort } = market;
  const offer = chooseOffer(chance, resort.offers, { outline, party, bookedOn });
  const persons = party.guests.length;
  const boats = [
    chooseBoat(chance, resort.sailings, { direction: "out", day: checkIn, persons }),
    chooseBoat(chance, resort.sailings, { direction: "back", day: checkOut, persons }),
  ];
  const grownUps = party.guests.filter(({ age }) => age >= 12).length;
  const addOns = chooseAddOns(chance, resort, { checkIn, nights, grownUps });
  const payers = party.guests.filter(({ age }) => age >= 4).length;
  const included = includeAddOns(resort, offer.inPrice, { checkIn, nights, payers });
  const travellers = travellersOf(party);
  const rooms = roomsOf(resort, outline, party);
  const children = partyOf(party).childAges.length;
  const transfer = chooseTransfer(market.ride, {
    road: resort.ride,
    stay: outline,
    boats,
    travellers,
    children,
  });
  const priced = quote(
    {
      checkIn,
      travellers,
      rooms,
      crossings: boats.map((boat) => boat.priced),
      transfers: transfer ? [transfer.priced] : [],
      addOns: addOns.map(({ addOn, held }) => ({ addOn, count: held.count, day: held.day })),
    },
    offer.book,
    bookedOn,
  );
  if (!priced.ok)
    throw new Error(`the demo asks for what has no price: ${priced.failure.code} on ${checkIn}`);
  const stay: HeldStay = {
    packageId: offer.option.packageId,
    optionId: offer.option.id,
    checkIn,
    checkOut,
    party: partyOf(party),
    travellers,
    rooms,
    crossings: boats.map((boat) => boat.held),
    transfers: transfer ? [transfer.held] : [],
    addOns: [...addOns, ...included].map(({ held }) => held),
    quote: priced.value,
  };
  return { outline, party, offer, stay, boats, addOns: [...addOns, ...included] };
}

/** How often guests of the demo choose a package; what is sold ahead is bought otherwise. */
const likings: Readonly<Record<string, number>> = {
  LAGOON: 30,
  REEF: 16,
  SLOW: 14,
  FAMILY: 14,
  TWO: 9,
  BREATH: 6,
  TURTLE: 7,
  MIDWEEK: 12,
  ONE: 5,
  EARLY: 5,
  MIRAREEF: 1,
  MIRAQUIET: 1,
};

/** Families go where children are looked after, pairs to the water, and nobody under ten to the divers. */
function chooseOffer(
  chance: Chance,
  offers: readonly DemoOffer[],
  { outline, party, bookedOn }: { outline: Outline; party: InventedParty; bookedOn: Day },
): DemoOffer {
  const youngest = Math.min(...party.guests.map(({ age }) => age));
  const weekday = weekdayOf(outline.checkIn);
  const open = offers.filter(
    ({ option, arrivalWeekdays, cutOffDays }) =>
      option.nights === outline.nights &&
      arrivalWeekdays.includes(weekday) &&
      daysBetween(bookedOn, outline.checkIn) >= cutOffDays,
  );
  return chance.weighted(open, ({ code }) => {
    const liking = likings[code] ?? 0;
    if (code === "FAMILY") return youngest < 12 ? liking * 2 : 1;
    if (code === "TWO") return party.guests.length === 2 && youngest >= 18 ? liking : 0;
    if (code === "REEF" || code === "BREATH") return youngest >= 10 ? liking : 0;
    return liking;
  });
}

const travellersOf = ({ guests }: InventedParty): Traveller[] =>
  guests.map(({ age, disabled, nonMalaysian }) => ({ age, senior: age >= 60, disabled, nonMalaysian }));

function partyOf({ guests }: InventedParty): Party {
  const childAges = guests.map(({ age }) => age).filter((age) => age < 12);
  const nonMalaysians = guests.filter((guest) => guest.nonMalaysian).length;
  return { adults: guests.length - childAges.length, childAges, nonMalaysians };
}

function roomsOf({ roomTypes }: DemoResort, outline: Outline, party: InventedParty): HeldRoom[] {
  return outline.rooms.map((room, i) => {
    const type = roomTypes.get(room.roomTypeId);
    const slept = party.rooms[i];
    if (!type || !slept) throw new Error(`room ${room.roomNo} has no type or nobody in it`);
    return { ...slept, roomId: room.id, roomNo: room.roomNo, roomTypeId: type.id, roomTypeName: type.name };
  });
}

/** The wizard's state from which such a stay is booked. Identity papers are kept sealed with the guests, not here. */
export function bookingJsonOf(
  { stay, party }: ComposedStay,
  { booker, specialRequest, step }: Pick<BookingJson, "booker" | "specialRequest" | "step">,
): BookingJson {
  const [out = null, back = null] = stay.crossings.map(({ crossingId, kind, boats }) => ({
    crossingId,
    kind,
    boats,
  }));
  return {
    packageId: stay.packageId,
    optionId: stay.optionId,
    checkIn: stay.checkIn,
    party: { ...stay.party, childAges: [...stay.party.childAges] },
    nights: null,
    leadSource: null,
    agent: null,
    influencerId: null,
    boughtPackageId: null,
    extras: [],
    rooms: stay.rooms.map(({ roomTypeId, bedType, occupants }) => ({ roomTypeId, bedType, occupants })),
    guestsLater: false,
    guests: party.guests.map(({ fullName, chineseName, age, room }) => ({
      fullName,
      chineseName,
      age,
      room,
    })),
    booker,
    transport: { out, back, land: (stay.transfers ?? []).map((held) => TransferDetails.parse(held)) },
    addOns: stay.addOns
      .filter(({ included }) => !included)
      .map(({ addOnId, count, day }) => ({ addOnId, count, day })),
    specialRequest,
    promoCode: null,
    voucherCode: null,
    step,
  };
}
