import type { RoomTypeId } from "../src/ids.ts";
import type { Occupants, Traveller } from "../src/party/party.ts";
import type { RoomToQuote, StayToQuote } from "../src/pricing/lines.ts";

/** Monday; its two nights are no weekend and no holiday. */
export const monday = "2027-04-05";

export const person = (age: number | null, overrides: Partial<Traveller> = {}): Traveller => ({
  age,
  nonMalaysian: false,
  senior: false,
  disabled: false,
  ...overrides,
});

export const adults = (count: number): Traveller[] => Array.from({ length: count }, () => person(null));

export const foreigner = person(null, { nonMalaysian: true });

export const sleeping = (occupants: Partial<Occupants>): Occupants => ({
  adult: 0,
  child: 0,
  toddler: 0,
  infant: 0,
  ...occupants,
});

export const room = (
  roomTypeId: RoomTypeId,
  bedType: RoomToQuote["bedType"],
  occupants: Partial<Occupants>,
): RoomToQuote => ({ roomTypeId, bedType, occupants: sleeping(occupants) });

export const gardenTwin = room("garden", "twin", { adult: 2 });

/** A couple in a garden room from Monday, changed by what the example is about. */
export const exampleStay = (changed: Partial<StayToQuote> = {}): StayToQuote => ({
  checkIn: monday,
  travellers: adults(2),
  rooms: [gardenTwin],
  crossings: [],
  addOns: [],
  ...changed,
});
