import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";
import type { RoomRow } from "../resort/demo-resort.ts";
import { type FullStretch, fullStretches, mostToday, reach, targetShare } from "./occupancy.ts";

/** One room taken from one day to another. */
export type RoomStay = {
  readonly room: RoomRow;
  readonly checkIn: Day;
  readonly nights: number;
  /** Part of a stretch that must be full: it can't be cancelled. */
  readonly full: boolean;
};

type Today = { readonly day: Day; arrivals: number; departures: number };

const lengths = [1, 2, 3, 4] as const;
const lengthWeight = { 1: 4, 2: 46, 3: 34, 4: 16 } as const;
const meanLength = 2.6;

/** Who is where and when, room by room: stays that never touch the same night of a room. */
export function planRooms(chance: Chance, rooms: readonly RoomRow[], day: Day): RoomStay[] {
  const today: Today = { day, arrivals: 0, departures: 0 };
  const stretches = fullStretches(day);
  return rooms.flatMap((room) => {
    const fixed = stretches.map((stretch) => fillStretch(chance, room, stretch));
    return [...fixed, ...fillGaps(chance, room, fixed, today)];
  });
}

/** A stay that covers the stretch, sometimes a night longer to either side. */
function fillStretch(chance: Chance, room: RoomRow, { from, nights }: FullStretch): RoomStay {
  const before = chance.happens(0.35) ? 1 : 0;
  const after = chance.happens(0.35) ? 1 : 0;
  return { room, checkIn: addDays(from, -before), nights: nights + before + after, full: true };
}

function fillGaps(chance: Chance, room: RoomRow, fixed: readonly RoomStay[], today: Today): RoomStay[] {
  const stays: RoomStay[] = [];
  const last = addDays(today.day, reach.ahead);
  let day = addDays(today.day, -reach.past);
  while (day < last) {
    const blocking = fixed.find(({ checkIn, nights }) => day >= checkIn && day < addDays(checkIn, nights));
    if (blocking) {
      day = addDays(blocking.checkIn, blocking.nights);
      continue;
    }
    const free = nightsUntilNext(fixed, day);
    const stay = begins(chance, today, day) ? stayFrom(chance, { room, day, free }, today) : null;
    if (stay) stays.push(stay);
    day = addDays(day, stay?.nights ?? 1);
  }
  return stays;
}

const nightsUntilNext = (fixed: readonly RoomStay[], day: Day): number =>
  Math.min(...fixed.map(({ checkIn }) => daysBetween(day, checkIn)).filter((away) => away > 0), 99);

/** The chance that a free room is taken from this night on, such that the share of taken nights becomes the target. */
function begins(chance: Chance, today: Today, day: Day): boolean {
  const share = targetShare(today.day, day);
  if (day === today.day && today.arrivals >= mostToday.arrivals) return false;
  return chance.happens(share / (share + meanLength * (1 - share)));
}

function stayFrom(chance: Chance, gap: { room: RoomRow; day: Day; free: number }, today: Today): RoomStay {
  const { room, day: checkIn, free } = gap;
  let nights = Math.min(
    free,
    chance.weighted(lengths, (length) => lengthWeight[length]),
  );
  if (addDays(checkIn, nights) === today.day && today.departures >= mostToday.departures) {
    nights = nights === 4 || nights >= free ? Math.max(1, nights - 1) : nights + 1;
  }
  if (checkIn === today.day) today.arrivals += 1;
  if (addDays(checkIn, nights) === today.day) today.departures += 1;
  return { room, checkIn, nights, full: false };
}
