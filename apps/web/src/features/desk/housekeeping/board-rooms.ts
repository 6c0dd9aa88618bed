import type { Day } from "@pulau/domain/calendar/day.ts";
import type { PersonId } from "@pulau/domain/ids.ts";
import type { BoardGroup, BoardView } from "./board-address.ts";
import type { Room } from "./calls.ts";

/** How a room stands on the board. A clean one is still to be inspected, and one that is closed is out of order. */
export const roomStates = ["dirty", "clean", "inspected", "closed", "out"] as const;
export type RoomState = (typeof roomStates)[number];
export function stateOf({ activeStatus, cleaning, closures }: Room): RoomState {
  if (!activeStatus) return "out";
  return closures.some(({ kind }) => kind === "outOfOrder") ? "closed" : cleaning;
}

const shows: Record<BoardView, (room: Room, me: PersonId | undefined) => boolean> = {
  mine: ({ assignedTo }, me) => me !== undefined && assignedTo?._id === me,
  all: () => true,
  arrivals: ({ arrival }) => arrival !== null,
};
export const roomsIn = (rooms: readonly Room[], view: BoardView, me: PersonId | undefined): Room[] =>
  rooms.filter((room) => shows[view](room, me));

/** How many rooms stand how. */
export function countsOf(rooms: readonly Room[]): Record<RoomState, number> {
  const counts = { dirty: 0, clean: 0, inspected: 0, closed: 0, out: 0 };
  for (const room of rooms) counts[stateOf(room)] += 1;
  return counts;
}

export type RoomGroup = {
  readonly key: string;
  readonly title: string | null;
  readonly rooms: readonly Room[];
};

/** Rooms by floor, in the order in which they come, or by who cleans them, by name; those of nobody stand last, untitled. */
export function groupsOf(rooms: readonly Room[], by: BoardGroup): RoomGroup[] {
  const keyOf = ({ buildingId, floor, assignedTo }: Room) =>
    by === "floor" ? `${buildingId} ${floor}` : (assignedTo?._id ?? "");
  const titleOf = ({ building, floor, assignedTo }: Room) =>
    by === "floor" ? [building, floor].filter(Boolean).join(", ") : (assignedTo?.name ?? null);
  const groups = [...Map.groupBy(rooms, keyOf)].map(([key, members]) => ({
    key,
    title: members[0] ? titleOf(members[0]) : null,
    rooms: members,
  }));
  if (by === "floor") return groups;
  return groups.toSorted((a, b) =>
    a.title === null || b.title === null
      ? Number(a.title === null) - Number(b.title === null)
      : a.title.localeCompare(b.title),
  );
}

/** Whether the guests in a room leave it today, or should have left. */
export const leavesToday = ({ stay }: Room, today: Day): boolean => stay !== null && stay.checkOut <= today;

/** How long a room has been cleaned for at an instant, in seconds. */
export const secondsCleaned = ({ startedAt, workedSeconds }: Room, at: number): number =>
  workedSeconds + (startedAt === null ? 0 : Math.max(0, Math.floor((at - Date.parse(startedAt)) / 1_000)));

/** "24:10"; an hour and more as "1:24:10". */
export function clockText(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
