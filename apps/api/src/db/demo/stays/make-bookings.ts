import type { Day } from "@pulau/domain/calendar/day.ts";
import type { ResortSettings } from "../../../modules/ground/resort/public.ts";
import type { Chance } from "../chance.ts";
import type { DemoAccount } from "../people/portal-accounts.ts";
import { type BookingOutcome, outcomeOf } from "./booking-outcome.ts";
import { bookingRows, type Owner, type RowsContext } from "./booking-rows.ts";
import { composeStay, type Market } from "./compose-stay.ts";
import { groupRooms, type Outline } from "./group-rooms.ts";
import { type InventedParty, inventParty } from "./invent-party.ts";
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
};

/**
 * A year of bookings behind and some months ahead, into the context's tables and the stocks' counters.
 * @returns how many there are
 */
export function makeBookings(context: RowsContext, demo: BookingsRequest): number {
  const entries = enter(context, demo);
  for (const entry of entries) makeBooking(context, demo, entry);
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

const numberOf = ({ bookingNoPrefix }: ResortSettings, { bookedOn }: BookingOutcome, count: number): string =>
  `${bookingNoPrefix}-${bookedOn.slice(2, 4)}-${String(count).padStart(5, "0")}`;

function makeBooking(context: RowsContext, { today, market, owners }: BookingsRequest, entry: Entry): void {
  const { chance, settings } = context;
  const { outline, owned, fate, bookingNo } = entry;
  const owner = owned.owner ? (owners.get(owned.owner) ?? null) : null;
  const party = partyFor(chance, { outline, market, settings, owner });
  const composed = composeStay(chance, market, { outline, party, bookedOn: fate.bookedOn });
  const wallet = owned.owner !== null;
  const paid = payFor(chance, { stay: composed.stay, fate, today, settings, wallet });
  bookingRows(context, { bookingNo, composed, fate, paid, owner, today });
}

/** Whoever owns an account of their own leads the party under that name. */
function partyFor(
  chance: Chance,
  booking: { outline: Outline; market: Market; settings: ResortSettings; owner: Owner | null },
): InventedParty {
  const { outline, market, settings, owner } = booking;
  const rooms = outline.rooms.map(({ roomTypeId }) => {
    const type = market.resort.roomTypes.get(roomTypeId);
    if (!type) throw new Error(`no room type ${roomTypeId}`);
    return type;
  });
  const fullName = owner?.bookingName ?? null;
  const origin =
    fullName === null ? undefined : { kind: "malay" as const, father: fullName.split(" ").at(-1) ?? "" };
  const request = {
    rooms,
    checkIn: outline.checkIn,
    bands: settings.bands.package,
    ...(origin && { origin }),
  };
  let party = inventParty(chance, request);
  if (fullName === null) return party;
  while (!leads(party)) party = inventParty(chance, request);
  return { ...party, guests: party.guests.map((guest, i) => (i === 0 ? { ...guest, fullName } : guest)) };
}

/** The people of the demo accounts are grown up and not yet old. */
const leads = ({ guests: [first] }: InventedParty): boolean =>
  first !== undefined && first.age >= 26 && first.age <= 46;
