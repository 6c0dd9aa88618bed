import { chooseRooms } from "@pulau/domain/availability/choose-rooms.ts";
import { type NextRoom, nightsOfOwnRoom } from "@pulau/domain/booking/earlier-rooms.ts";
import { overlap, roomSpan, type Span } from "@pulau/domain/booking/room-dates.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { HoldId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { paxOf } from "@pulau/domain/party/beds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { readTogether } from "../../../db/read-together.ts";
import type { Tx } from "../../../db/tx.ts";
import { type FreeRoom, findFreeRooms } from "../../selling/availability/public.ts";

export type WantedRoom = {
  readonly roomTypeId: RoomTypeId;
  /** Who sleeps there: a room may take fewer than its type does. */
  readonly occupants: Occupants;
  readonly checkIn?: Day | undefined;
  readonly checkOut?: Day | undefined;
  /** Its guests change into this room on a day: only the nights before it are asked for. */
  readonly next?: NextRoom | undefined;
  /** Its guests are parked on these nights: the rooms that stand in for theirs stay as they are. */
  readonly standing?: StandingRooms | undefined;
};

/** The room that a parked place names, and the rooms in which its nights are claimed. */
export type StandingRooms = {
  readonly roomId: RoomId;
  readonly roomNo: string;
  readonly claims: readonly { readonly roomId: RoomId; readonly span: Span }[];
};

export type PickRequest<W extends WantedRoom> = {
  readonly rooms: readonly W[];
  readonly stay: Span;
  /** What this hold claims is free for it. */
  readonly exceptHoldId: HoldId;
  /** Rooms to stay in where they are free and of a wanted type, each at its wish's place if it can. */
  readonly keepRoomIds: readonly RoomId[];
  /** Nights before this day are slept already, wherever that was: only those from it on must be free. */
  readonly from?: Day | null | undefined;
  /** 0 to 1: where among equal rooms to begin, so that rivals don't all reach for the same one. */
  readonly spread: number;
};

type Picked = { readonly roomId: RoomId; readonly roomNo: string };
type RoomRequest<W> = { readonly room: W; readonly index: number };
type Group<W> = { readonly span: Span; readonly requests: RoomRequest<W>[] };

/**
 * Names a free room for each wanted one on the nights that it is wanted for, in their order. Free rooms are asked for
 * once per distinct span of nights; one room can serve two wishes whose nights don't overlap.
 */
export async function pickRooms<W extends WantedRoom>(
  db: Db | Tx,
  request: PickRequest<W>,
): Promise<Result<(W & Picked)[], "SOLD_OUT">> {
  const groups = bySpan(request);
  const free = await readTogether(
    db,
    groups.map(
      ({ span }) =>
        () =>
          findFreeRooms(db, { ...span, exceptHoldId: request.exceptHoldId }),
    ),
  );
  const planned = [...plannedOf(request), ...request.rooms.flatMap(({ standing }) => standing?.claims ?? [])];
  const named: { index: number; picked: W & Picked; span: Span }[] = request.rooms.flatMap((room, index) => {
    const { standing } = room;
    if (!standing) return [];
    const { roomId, roomNo } = standing;
    return [{ index, span: roomSpan(room, request.stay), picked: { ...room, roomId, roomNo } }];
  });
  for (const [i, group] of groups.entries()) {
    const picked = named.filter(({ picked: room }) => !room.standing);
    const taken = [...picked.map(({ span, picked: room }) => ({ span, roomId: room.roomId })), ...planned]
      .filter(({ span }) => overlap(span, group.span))
      .map(({ roomId }) => roomId);
    const left = (free[i] ?? []).filter((room) => !taken.includes(room.roomId));
    const chosen = pickAmong(left, group.requests, request);
    if (!chosen.ok) return chosen;
    for (const [at, { index, room }] of group.requests.entries()) {
      const { roomId, roomNo } = found(chosen.value[at]);
      named.push({ index, span: group.span, picked: { ...room, roomId, roomNo } });
    }
  }
  return ok(named.sort((a, b) => a.index - b.index).map(({ picked }) => picked));
}

/** The rooms that guests are to change into, from that day on: this hold has them already, so that they look free for it. */
const plannedOf = <W extends WantedRoom>({ rooms, stay }: PickRequest<W>) =>
  rooms.flatMap((room) => {
    const { next } = room;
    const { checkOut } = roomSpan(room, stay);
    return next && next.on < checkOut ? [{ roomId: next.roomId, span: { checkIn: next.on, checkOut } }] : [];
  });

const noRoom = { roomId: "" };

/** Wishes of the same nights together, the longest first: they are the hardest to find a room for. */
function bySpan<W extends WantedRoom>({ rooms, stay, from }: PickRequest<W>): Group<W>[] {
  const groups = new Map<string, Group<W>>();
  for (const [index, room] of rooms.entries()) {
    if (room.standing) continue;
    const whole = nightsOfOwnRoom({ ...noRoom, next: room.next }, roomSpan(room, stay));
    const begins = from && from > whole.checkIn && from < whole.checkOut ? from : whole.checkIn;
    const span = { ...whole, checkIn: begins };
    const key = `${span.checkIn} ${span.checkOut}`;
    const group = groups.get(key) ?? { span, requests: [] };
    group.requests.push({ room, index });
    groups.set(key, group);
  }
  const nights = ({ span }: Group<W>) => daysBetween(span.checkIn, span.checkOut);
  return [...groups.values()].sort((a, b) => nights(b) - nights(a));
}

/**
 * A free room for each wish: the one kept at its own place, else another of those kept, else others near one another.
 * The answer is in the order of the wishes.
 */
function pickAmong<W extends WantedRoom>(
  free: readonly FreeRoom[],
  requests: readonly RoomRequest<W>[],
  { keepRoomIds, spread }: PickRequest<W>,
): Result<FreeRoom[], "SOLD_OUT"> {
  const byId = new Map(free.map((room) => [room.roomId, room]));
  const given = new Map<number, FreeRoom>();
  const give = ({ index, room }: RoomRequest<W>, roomIds: readonly (RoomId | undefined)[]) => {
    if (given.has(index)) return;
    const kept = roomIds
      .map((id) => byId.get(id ?? ""))
      .find((candidate) => candidate && isFor(candidate, room));
    if (!kept) return;
    given.set(index, kept);
    byId.delete(kept.roomId);
  };
  for (const request of requests) give(request, [keepRoomIds[request.index]]);
  for (const request of requests) give(request, keepRoomIds);
  const others = requests.filter(({ index }) => !given.has(index));
  const spots = [...byId.values()].map((room) => ({ ...room, no: room.roomNo }));
  const chosen = chooseRooms(
    spots,
    others.map(({ room }) => ({ roomTypeId: room.roomTypeId, pax: paxOf(room.occupants) })),
    spread,
  );
  if (!chosen.ok) return chosen;
  for (const [i, request] of others.entries()) give(request, [chosen.value[i]]);
  return ok(requests.map(({ index }) => found(given.get(index))));
}

const isFor = (room: FreeRoom, { roomTypeId, occupants }: WantedRoom): boolean =>
  room.roomTypeId === roomTypeId && room.maxPax >= paxOf(occupants);

function found(room: FreeRoom | undefined): FreeRoom {
  if (!room) throw new Error("a room was chosen that is not free");
  return room;
}
