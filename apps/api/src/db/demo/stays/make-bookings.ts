import type { Day } from "@pulau/domain/calendar/day.ts";
import type { ResortSettings } from "../../../modules/ground/resort/public.ts";
import type { Chance } from "../chance.ts";
import type { DemoAccount } from "../people/portal-accounts.ts";
import { type BookingOutcome, outcomeOf } from "./booking-outcome.ts";
import { bookingRows, type Owner, type RowsContext } from "./booking-rows.ts";
import { composeStay, type Market } from "./compose-stay.ts";
import { groupRooms, type Outline } from "./group-rooms.ts";
import { type InventedParty, inventParty, sleepIn } from "./invent-party.ts";
import { type Owned, shareOut } from "./owners.ts";
import { payFor } from "./payments.ts";
import { planRooms } from "./plan-rooms.ts";

export type BookingsRequest = {
  readonly today: Day;
  readonly market: Market;
  readonly owners: ReadonlyMap<DemoAccount["key"], Owner>;
};

type Entry = {
  readonly outline: Outline;
  readonly owned: Owned;
  readonly fate: BookingOutcome;
  readonly bookingNo: string;
  /** Ages of the party, where chance does not say. */
  readonly ages?: readonly number[] | undefined;
};

/** Families that are expected on any day: registration by tablet is shown by them. */
const familiesExpected = 2;

/**
 * A year of bookings behind and some months ahead, into the context's tables and the stocks' counters.
 * @returns how many there are
 */
export function makeBookings(context: RowsContext, demo: BookingsRequest): number {
  const entries = enter(context, demo);
  const families = familiesOfToday(context, demo, entries);
  for (const entry of entries) makeBooking(context, demo, { ...entry, ages: families.get(entry) });
  return entries.length;
}

/** Number that the first booking has; the database's own sequence goes on after the last. */
export const firstBookingNo = 1001;

/** Every booking with its fate and number, in the order of arrival. Numbers follow the order of booking. */
function enter({ chance, settings }: RowsContext, { today, market }: BookingsRequest): Entry[] {
  const outlines = groupRooms(chance, planRooms(chance, market.resort.rooms, today));
  const owned = shareOut(chance, outlines, today);
  const fated = outlines.map((outline) => {
    const own = owned.get(outline) ?? { owner: null, outcome: null };
    return { outline, owned: own, fate: outcomeOf(chance, outline, today, own.outcome) };
  });
  const byTime = fated.toSorted((a, b) => a.fate.submittedAt.getTime() - b.fate.submittedAt.getTime());
  const numbered = byTime.map((booking, i) => ({
    ...booking,
    bookingNo: numberOf(settings, booking.fate, firstBookingNo + i),
  }));
  return numbered.toSorted((a, b) => a.outline.checkIn.localeCompare(b.outline.checkIn));
}

/** The first arrivals of today that have room for a family, and the ages of each. */
function familiesOfToday(
  { chance, settings }: RowsContext,
  { today, market }: BookingsRequest,
  entries: readonly Entry[],
): Map<Entry, readonly number[]> {
  const ages = () => [chance.whole(34, 44), chance.whole(34, 44), chance.whole(8, 11), chance.whole(4, 7)];
  const expected = entries.filter(({ outline, owned, fate }) => {
    const [room, ...others] = typesOf(market, outline);
    const alone = room && others.length === 0 && owned.owner === null;
    const comes = outline.checkIn === today && fate.checkedInAt === null && fate.cancelled === null;
    return alone && comes && sleepIn(room, [40, 40, 8, 4], settings.bands.package);
  });
  return new Map(expected.slice(0, familiesExpected).map((entry) => [entry, ages()]));
}

const typesOf = ({ resort }: Market, { rooms }: Outline) =>
  rooms.map(({ roomTypeId }) => {
    const type = resort.roomTypes.get(roomTypeId);
    if (!type) throw new Error(`no room type ${roomTypeId}`);
    return type;
  });

const numberOf = ({ bookingNoPrefix }: ResortSettings, { bookedOn }: BookingOutcome, count: number): string =>
  `${bookingNoPrefix}-${bookedOn.slice(2, 4)}-${String(count).padStart(5, "0")}`;

function makeBooking(context: RowsContext, { today, market, owners }: BookingsRequest, entry: Entry): void {
  const { chance, settings } = context;
  const { outline, owned, fate, bookingNo, ages } = entry;
  const owner = owned.owner ? (owners.get(owned.owner) ?? null) : null;
  const party = partyFor(chance, { outline, market, settings, owner, ages });
  const composed = composeStay(chance, market, { outline, party, bookedOn: fate.bookedOn });
  const wallet = owned.owner !== null;
  const paid = payFor(chance, { stay: composed.stay, fate, today, settings, wallet });
  bookingRows(context, { bookingNo, composed, fate, paid, owner, today });
}

/** Whoever owns an account of their own leads the party under that name. */
function partyFor(
  chance: Chance,
  booking: {
    outline: Outline;
    market: Market;
    settings: ResortSettings;
    owner: Owner | null;
    ages: Entry["ages"];
  },
): InventedParty {
  const { outline, market, settings, owner, ages } = booking;
  const fullName = owner?.bookingName ?? null;
  const origin =
    fullName === null ? undefined : { kind: "malay" as const, father: fullName.split(" ").at(-1) ?? "" };
  const request = {
    rooms: typesOf(market, outline),
    checkIn: outline.checkIn,
    bands: settings.bands.package,
    ...(origin && { origin }),
    ...(ages && { ages }),
  };
  let party = inventParty(chance, request);
  if (fullName === null) return party;
  while (!leads(party)) party = inventParty(chance, request);
  return { ...party, guests: party.guests.map((guest, i) => (i === 0 ? { ...guest, fullName } : guest)) };
}

/** The people of the demo accounts are grown up and not yet old. */
const leads = ({ guests: [first] }: InventedParty): boolean =>
  first !== undefined && first.age >= 26 && first.age <= 46;
