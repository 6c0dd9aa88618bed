import { randomUUID } from "node:crypto";
import type { createDraftRoute } from "@pulau/contract/drafts.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Caller } from "../races/caller.ts";
import { movableClock } from "../races/controls.ts";
import { memberWithWallet } from "../races/members.ts";
import { openStage, type Stage as Resort } from "../races/one-server.ts";
import { testBooker } from "../races/test-booker.ts";
import { divePlaces, type Room, type RoomType, roomsOfType, type StayRequest, seats } from "./model.ts";

/** The product that is held against the model: a server and its database, two guests with money, a clock. */
export type Real = {
  readonly stage: Resort;
  readonly guests: readonly [Caller, Caller];
  readonly clock: { move(seconds: number): Promise<void> };
};

export const once = () => ({ "idempotency-key": randomUUID() });

export async function openReal(): Promise<Real> {
  let clock = { move: async (_seconds: number) => {} };
  const many = 1_000_000;
  const limits = { holdsPerOwner: many, roomsPerOwner: many, roomsPerAddress: many, draftsPerOwner: many };
  const stage = await openStage(
    {
      rooms: { ...roomsOfType, family: 1 },
      ferrySeats: seats,
      limitedPlaces: divePlaces,
      days: 120,
      maxNights: 4,
      weekendSurcharge: false,
      settings: { limits },
    },
    async (base) => {
      clock = await movableClock(base.pool);
    },
  );
  const [first, second] = [await memberWithWallet(stage, 1e12), await memberWithWallet(stage, 1e12)];
  // Weeks may pass in a run; signing in again is not what it is about.
  await stage.base.pool.query("UPDATE session SET expires_at = expires_at + interval '1 year'");
  return { stage, clock, guests: [first.member, second.member] };
}

/** The database's clock, the resort's date, and nothing near an end: what ends within four seconds has ended. */
export async function momentOf(
  { stage, clock }: Real,
  ends: readonly (Date | null)[],
): Promise<{ now: Date; daysLeft: (checkIn: number) => number }> {
  for (;;) {
    const { rows } = await stage.base.pool.query<{ now: Date; today: Day }>(
      "SELECT pulau_now() AS now, (pulau_now() AT TIME ZONE $1)::date::text AS today",
      [malaysianTime],
    );
    const [row] = rows;
    if (!row) throw new Error("the database told no time");
    const near = ends.some((end) => end !== null && Math.abs(end.getTime() - row.now.getTime()) < 4_000);
    const { now, today } = row;
    if (!near) return { now, daysLeft: (checkIn) => daysBetween(today, addDays(stage.resort.from, checkIn)) };
    await clock.move(8);
  }
}

const occupants = (adults: number) => ({ adult: adults, child: 0, toddler: 0, infant: 0 });

/** Rooms as a draft or change asks for them. */
export const choices = ({ stage }: Real, rooms: StayRequest["rooms"]) =>
  rooms.map(({ type, adults }) => ({
    roomTypeId: stage.resort.roomTypes[type].id,
    bedType: adults === 2 ? ("twin" as const) : ("single" as const),
    occupants: occupants(adults),
  }));

export const dives = ({ stage }: Real, count: number) =>
  count === 0 ? [] : [{ addOnId: stage.resort.addOns.limited, count, day: null }];

const person = (name: string, room: number) => ({
  fullName: name,
  chineseName: null,
  identity: "900101-11-5678",
  age: 36,
  senior: false,
  disabled: false,
  vegetarian: false,
  nonMalaysian: false,
  email: null,
  phones: [],
  room,
});

/** Everybody in the rooms, by name. */
export const people = (rooms: StayRequest["rooms"]) =>
  rooms.flatMap(({ adults }, room) =>
    Array.from({ length: adults }, (_, i) => person(`Guest ${room}-${i}`, room)),
  );

export function draftOf(real: Real, request: StayRequest): z.input<typeof createDraftRoute.body> {
  const { resort } = real.stage;
  const guests = people(request.rooms);
  return {
    packageId: resort.packageId,
    optionId: resort.optionId,
    checkIn: addDays(resort.from, request.checkIn),
    nights: request.nights,
    party: { adults: guests.length, childAges: [], nonMalaysians: 0 },
    rooms: choices(real, request.rooms),
    guests,
    booker: testBooker,
    addOns: dives(real, request.dives),
    leadSource: { leadSourceId: resort.leadSourceId },
    step: "payment",
  };
}

/** The rooms of an answer as the model keeps them. */
export function roomsIn(
  { stage }: Real,
  rooms: readonly { roomTypeId: RoomTypeId; roomId: RoomId; occupants: { adult: number } }[],
): Room[] {
  return rooms.map(({ roomTypeId, roomId, occupants: { adult } }) => {
    const type: RoomType = roomTypeId === stage.resort.roomTypes.deluxe.id ? "deluxe" : "standard";
    return { type, roomId, adults: adult === 2 ? 2 : 1 };
  });
}
