import type { Reply } from "@pulau/contract/route.ts";
import type { tapeChartRoute } from "@pulau/contract/tape-chart.ts";
import { type StayNeed, stayNeeds } from "@pulau/domain/booking/stay-needs.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { BookingId, HoldId, RoomClosureId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";

export type Chart = Reply<typeof tapeChartRoute>;
export type ChartRoom = Chart["rooms"][number];
export type ChartType = Chart["roomTypes"][number];
export type RoomLock = Omit<Chart["locks"][number], "stay">;
export type StayState = Chart["stays"]["status"][number];

/** Nights of a bar, in days after the chart's first: `[start, end)`. */
type Span = { readonly start: number; readonly end: number };

/** The rows of stays that are in no room. */
export type Parking = "waiting" | "lacking";

/** What the rows of stays without a room are called, and whether the parking row stands there while nobody is in it. */
export type ParkingRows = {
  readonly names: Readonly<Record<Parking, string>>;
  readonly isShownEmpty: boolean;
};

/** From which day guests are to sleep in which other room. Null where their own is not among the days of the chart. */
export type Split = {
  readonly own: ChartRoom | null;
  readonly next: ChartRoom;
  readonly on: Day;
};

export type StayBar = Span & {
  readonly kind: "stay";
  readonly key: string;
  readonly bookingId: BookingId;
  /** The room's place in its booking, from 0. */
  readonly position: number;
  readonly roomsOfBooking: number;
  readonly bookingNo: string;
  readonly name: string;
  readonly state: StayState;
  readonly persons: number;
  /** Of these, those whom a room's limit counts. */
  readonly pax: number;
  /** Nights of the whole booking, which a room with nights of its own is only a part of. */
  readonly booking: Span;
  /** False for a room that its guests have left for another, or are still to change into. */
  readonly isCurrent: boolean;
  /** The type of the room that it has, or waits for. */
  readonly type: RoomTypeId;
  /** Its guests wait for a room of this type; `lacking` where none is left on one of their nights. */
  readonly parked: { readonly of: Parking; readonly typeName: ChartType["name"] } | null;
  /** The change of rooms that is planned during the stay, on both of its bars. */
  readonly split: Split | null;
  /** Null for whoever may not see it. */
  readonly owesSen: Sen | null;
  readonly needs: readonly StayNeed[];
  /** That the room was promised to them, by whom and why. */
  readonly lock: RoomLock | null;
};
export type HoldBar = Span & {
  readonly kind: "hold";
  readonly key: HoldId;
  readonly name: string | null;
  readonly staffName: string | null;
  readonly offered: boolean;
  /** Held for somebody until a moment that staff chose. */
  readonly courtesy: boolean;
  readonly endsAt: string;
};
/** Nights on which a room is out of order, or out of service; one without an end goes beyond the chart. */
export type ClosureBar = Span & {
  readonly kind: "closure";
  readonly key: RoomClosureId;
  readonly closure: Chart["closures"][number];
};
export type Bar = StayBar | HoldBar | ClosureBar;

export type RoomLine = {
  readonly kind: "room";
  readonly room: ChartRoom;
  /** Who has its nights, and where it is out of order. */
  readonly bars: readonly Bar[];
  /** Where it is out of service, and sold all the same. */
  readonly faulty: readonly ClosureBar[];
  /** The free rooms of its type by day, where some of them stand in for guests who are parked. */
  readonly owed?: readonly number[];
  /** A row of stays that are in no room, and how many are in all such rows where this is the first of them. */
  readonly parking?: { readonly of: Parking; readonly waits: number | null };
};
export type GroupLine = {
  readonly kind: "group";
  readonly type: ChartType;
  readonly rooms: number;
  /** Rooms in use that nobody has, by day. */
  readonly free: readonly number[];
};
export type Line = GroupLine | RoomLine;

/** The chart as lines from top to bottom: each type with its free rooms, and its rooms below it. */
export type ChartModel = {
  readonly lines: readonly Line[];
  readonly rooms: number;
  /** All of them, whichever is chosen. */
  readonly buildings: readonly { readonly _id: string; readonly name: string }[];
  readonly counts: Readonly<Record<StayNeed, number>>;
};

const noName: ChartType["name"] = { en: "", my: "", cn: "" };

const isOutOfOrder = ({ closure }: ClosureBar) => closure.kind === "outOfOrder";

const bookingSpan = ({ bookingFirstNight, bookingNights }: Chart["stays"], at: number): Span => {
  const start = bookingFirstNight[at] ?? 0;
  return { start, end: start + (bookingNights[at] ?? 1) };
};

/** Closures of each room, in the order of `rooms`. */
function closuresByRoom({ closures, rooms, from, days }: Chart): ClosureBar[][] {
  const placeOf = new Map(rooms.map(({ _id }, at) => [_id, at]));
  const bars: ClosureBar[][] = rooms.map(() => []);
  for (const closure of closures) {
    const end = closure.until === null ? days.length + 1 : daysBetween(from, closure.until);
    bars[placeOf.get(closure.roomId) ?? -1]?.push({
      kind: "closure",
      key: closure._id,
      closure,
      start: daysBetween(from, closure.from),
      end,
    });
  }
  return bars;
}

/** The changes of rooms that are planned, by booking and place. */
function splitsOf({ stays, rooms, from }: Chart): ReadonlyMap<string, Split> {
  const placeAt = (at: number) => `${stays.bookingId[at]} ${stays.position[at]}`;
  const roomOf = (at: number) => rooms[stays.room[at] ?? -1] ?? null;
  const places = stays.isPlanned.flatMap((isPlanned, at) => (isPlanned ? [at] : []));
  const own = new Map(
    places.length === 0
      ? []
      : stays.isCurrent.flatMap((isCurrent, at) => (isCurrent ? [[placeAt(at), roomOf(at)] as const] : [])),
  );
  return new Map(
    places.flatMap((at) => {
      const next = roomOf(at);
      const on = addDays(from, stays.firstNight[at] ?? 0);
      return next ? [[placeAt(at), { own: own.get(placeAt(at)) ?? null, next, on }] as const] : [];
    }),
  );
}

/** The bars of each room, in the order of `rooms`; stays that are in none go into `parked`. */
export function barsByRoom(chart: Chart, closed = closuresByRoom(chart), parked: Bar[] = []): Bar[][] {
  const { stays, holds, rooms, needs, locks, from } = chart;
  const bars: Bar[][] = closed.map((ofRoom) => ofRoom.filter(isOutOfOrder));
  const needsOf = new Map<number, StayNeed[]>();
  for (const need of stayNeeds)
    for (const at of needs[need]) needsOf.set(at, [...(needsOf.get(at) ?? []), need]);
  const splits = splitsOf(chart);
  const typeNames = new Map(chart.roomTypes.map(({ _id, name }) => [_id, name]));
  const lockOf = new Map(locks.map(({ stay, ...lock }) => [stay, lock]));
  for (const [at, bookingId] of stays.bookingId.entries()) {
    const start = stays.firstNight[at] ?? 0;
    const position = stays.position[at] ?? 0;
    const type = rooms[stays.room[at] ?? -1]?.roomTypeId ?? "";
    const line = stays.isParked[at] ? parked : bars[stays.room[at] ?? -1];
    line?.push({
      kind: "stay",
      key: `${bookingId} ${position} ${start}`,
      bookingId,
      position,
      roomsOfBooking: stays.roomsOfBooking[at] ?? 1,
      bookingNo: stays.bookingNo[at] ?? "",
      name: stays.bookingName[at] ?? "",
      state: stays.status[at] ?? "confirmed",
      persons: stays.persons[at] ?? 0,
      pax: stays.pax[at] ?? 0,
      booking: bookingSpan(stays, at),
      isCurrent: stays.isCurrent[at] ?? true,
      type,
      parked: stays.isParked[at]
        ? { of: stays.lacks[at] ? "lacking" : "waiting", typeName: typeNames.get(type) ?? noName }
        : null,
      split: splits.get(`${bookingId} ${position}`) ?? null,
      owesSen: stays.owesSen?.[at] ?? null,
      needs: needsOf.get(at) ?? [],
      lock: lockOf.get(at) ?? null,
      start,
      end: start + (stays.nights[at] ?? 1),
    });
  }
  const placeOf = new Map(rooms.map(({ _id }, at) => [_id, at]));
  for (const hold of holds) {
    const { _id, roomId, checkIn, checkOut, name, staffName, offered, courtesy, endsAt } = hold;
    const span = { start: daysBetween(from, checkIn), end: daysBetween(from, checkOut) };
    bars[placeOf.get(roomId) ?? -1]?.push({
      kind: "hold",
      key: _id,
      name,
      staffName,
      offered,
      courtesy,
      endsAt,
      ...span,
    });
  }
  for (const line of bars) line.sort((a, b) => a.start - b.start);
  return bars;
}

/**
 * How many of these rooms nobody has, by day; rooms out of use and out of order are none, and each stay that is parked needs one.
 */
export function freeByDay(lines: readonly RoomLine[], days: number, parked: readonly Bar[] = []): number[] {
  const inUse = lines.filter(({ room }) => room.activeStatus);
  const free = Array.from({ length: days }, () => inUse.length);
  for (const bars of [...inUse.map((line) => line.bars), parked])
    for (const { start, end } of bars)
      for (let day = Math.max(0, start); day < Math.min(days, end); day++) free[day] = (free[day] ?? 0) - 1;
  return free;
}

/**
 * Reads an answer into lines; of one building its rooms alone. A type out of sale shows while it has rooms, and the parking row also
 * while nobody is in it, for whoever may park a stay.
 */
export function chartModel(chart: Chart, wanted: string | undefined, parking?: ParkingRows): ChartModel {
  const days = chart.days.length;
  // A building that is no more hides nothing.
  const building = chart.rooms.some(({ buildingId }) => buildingId === wanted) ? wanted : undefined;
  const closed = closuresByRoom(chart);
  const parked: Bar[] = [];
  const bars = barsByRoom(chart, closed, parked);
  const byType = new Map<RoomTypeId, RoomLine[]>();
  let count = 0;
  for (const [at, room] of chart.rooms.entries()) {
    if (building !== undefined && room.buildingId !== building) continue;
    count += 1;
    const ofType = byType.get(room.roomTypeId) ?? [];
    const faulty = (closed[at] ?? []).filter((bar) => !isOutOfOrder(bar));
    ofType.push({ kind: "room", room, bars: bars[at] ?? [], faulty });
    byType.set(room.roomTypeId, ofType);
  }
  const ofTypes = chart.roomTypes.flatMap((type): Line[] => {
    const rooms = byType.get(type._id) ?? [];
    if (rooms.length === 0) return [];
    const waiting = parked.filter((bar) => bar.kind === "stay" && bar.type === type._id);
    // Of one building only a part of the type is seen: how many of it are owed can't be told.
    const free = freeByDay(rooms, days, building === undefined ? waiting : []);
    const owed = waiting.length > 0 && building === undefined ? { owed: free } : {};
    return [
      { kind: "group", type, rooms: rooms.length, free },
      ...rooms.map((line) => ({ ...line, ...owed })),
    ];
  });
  const lines = [...(parking && count > 0 ? parkingLines(parked, parking) : []), ...ofTypes];
  const buildings = new Map(chart.rooms.map((room) => [String(room.buildingId), room.building]));
  const shown = lines
    .flatMap((line) => (line.kind === "room" ? line.bars : []))
    .filter(({ start }) => start < days);
  const bookings = (need: StayNeed) =>
    new Set(shown.flatMap((bar) => (bar.kind === "stay" && bar.needs.includes(need) ? bar.bookingId : [])));
  return {
    lines,
    rooms: count,
    buildings: [...buildings]
      .map(([_id, name]) => ({ _id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    counts: Object.fromEntries(stayNeeds.map((need) => [need, bookings(need).size])) as Record<
      StayNeed,
      number
    >,
  };
}

/** What a row of stays without a room is, where a room is named. */
const noRoom = (id: string, name: string): ChartRoom => ({
  _id: id,
  roomNo: name,
  roomTypeId: "",
  buildingId: "",
  building: "",
  floor: "",
  maxPax: 0,
  // Nothing is booked or closed in it.
  activeStatus: false,
  cleaning: "clean",
});

/** The rows of stays that are in no room, above all others: as many as it takes for no two to stand in one place. */
function parkingLines(parked: readonly Bar[], { names, isShownEmpty }: ParkingRows): RoomLine[] {
  return (["lacking", "waiting"] as const).flatMap((of) => {
    const bars = parked
      .filter((bar) => bar.kind === "stay" && bar.parked?.of === of)
      .toSorted((a, b) => a.start - b.start);
    const rows: Bar[][] = [];
    for (const bar of bars) {
      const row = rows.find((others) => (others.at(-1)?.end ?? bar.start) <= bar.start);
      if (row) row.push(bar);
      else rows.push([bar]);
    }
    if (rows.length === 0 && of === "waiting" && isShownEmpty) rows.push([]);
    return rows.map((row, at) => ({
      kind: "room",
      room: noRoom(`${of} ${at}`, names[of]),
      bars: row,
      faulty: [],
      parking: { of, waits: at === 0 ? bars.length : null },
    }));
  });
}

/** Why a room is out of service on a day. */
export const faultAt = ({ faulty }: RoomLine, day: number): ClosureBar | null =>
  faulty.find(({ start, end }) => start <= day && day < end) ?? null;

/** All that stands in the line of a room: who has its nights, and what is broken in it. */
export const allBars = ({ bars, faulty }: RoomLine): readonly Bar[] => [...bars, ...faulty];

/** The bar that has the night of a day in a room. */
export const barAt = ({ bars }: RoomLine, day: number): Bar | null =>
  bars.find(({ start, end }) => start <= day && day < end) ?? null;
