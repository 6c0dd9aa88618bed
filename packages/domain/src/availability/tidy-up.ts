import type { Span } from "../booking/room-dates.ts";
import { overlap } from "../booking/room-dates.ts";
import type { Day } from "../calendar/day.ts";
import type { RoomId, RoomTypeId } from "../ids.ts";

/** A room with the nights on which somebody has it who stays there. */
export type TidyRoom = {
  readonly roomId: RoomId;
  readonly roomTypeId: RoomTypeId;
  readonly maxPax: number;
  /** False while it is out of use: nobody is moved into it. */
  readonly isUsable: boolean;
  readonly fixed: readonly Span[];
};

/** A stay that may have another room of its type. */
export type TidyStay = Span & { readonly roomId: RoomId; readonly pax: number };

export type TidyPlan<S> = {
  readonly moves: readonly { readonly stay: S; readonly roomId: RoomId }[];
  /** Runs of free nights that end because somebody comes, before and after. */
  readonly gapsBefore: number;
  readonly gapsAfter: number;
};

type Bounds = {
  /** The nights that count, from the first to the day after the last. */
  readonly from: Day;
  readonly to: Day;
  /** So many stays are moved at most. */
  readonly most: number;
};

/**
 * Moves stays within their type so that fewer runs of free nights end because somebody comes: what is left free can be
 * sold as longer stays. A stay is moved alone as long as that leaves fewer gaps; then it goes back to where it was if that
 * costs none. Each step has fewer gaps, or as many and fewer moves, so it ends. Nothing is moved that doesn't help: done
 * twice, the second time moves nobody.
 */
export function tidyUp<S extends TidyStay>(
  rooms: readonly TidyRoom[],
  stays: readonly S[],
  bounds: Bounds,
): TidyPlan<S> {
  const plan = new Arrangement(rooms, stays, bounds);
  const gapsBefore = plan.gaps();
  const inOrder = stays.toSorted((a, b) => (a.checkIn < b.checkIn ? -1 : a.checkIn > b.checkIn ? 1 : 0));
  // One move closes two gaps at most; those that do come first.
  const steps = [
    (stay: S) => plan.improve(stay, 2),
    (stay: S) => plan.improve(stay, 1),
    (stay: S) => plan.putBack(stay),
  ];
  const anyOf = (step: (stay: S) => boolean) => inOrder.filter(step).length > 0;
  while (steps.some(anyOf));
  const moves = inOrder.flatMap((stay) => {
    const roomId = plan.roomOf(stay);
    return roomId === stay.roomId ? [] : [{ stay, roomId }];
  });
  return { moves, gapsBefore, gapsAfter: plan.gaps() };
}

/** Who is in which room, while it is tried out. */
class Arrangement<S extends TidyStay> {
  private readonly nights = new Map<RoomId, Span[]>();
  private readonly rooms = new Map<RoomId, TidyRoom>();
  private readonly byType: ReadonlyMap<RoomTypeId, readonly TidyRoom[]>;
  private readonly places = new Map<S, RoomId>();
  private readonly bounds: Bounds;
  private moved = 0;

  constructor(rooms: readonly TidyRoom[], stays: readonly S[], bounds: Bounds) {
    this.bounds = bounds;
    this.byType = Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId);
    for (const room of rooms) {
      this.rooms.set(room.roomId, room);
      this.nights.set(room.roomId, room.fixed.toSorted(byStart));
    }
    for (const stay of stays) {
      this.places.set(stay, stay.roomId);
      this.nights.set(stay.roomId, withSpan(this.nightsOf(stay.roomId), stay));
    }
  }

  roomOf(stay: S): RoomId {
    return this.places.get(stay) ?? stay.roomId;
  }

  gaps(): number {
    return [...this.nights.values()].reduce((sum, nights) => sum + gapsOf(nights, this.bounds), 0);
  }

  /** Moves a stay to where it leaves the fewest gaps, at least so many fewer; false where that is nowhere. */
  improve(stay: S, fewer: number): boolean {
    if (this.roomOf(stay) === stay.roomId && this.moved >= this.bounds.most) return false;
    const type = this.rooms.get(stay.roomId)?.roomTypeId;
    let best: { roomId: RoomId; change: number } | null = null;
    for (const { roomId } of this.byType.get(type ?? "") ?? []) {
      const change = this.changeOf(stay, roomId);
      if (change !== null && change < (best?.change ?? 1 - fewer)) best = { roomId, change };
    }
    if (best) this.move(stay, best.roomId);
    return best !== null;
  }

  /** Leaves a stay in its own room after all, where that makes no gap more. */
  putBack(stay: S): boolean {
    if (this.roomOf(stay) === stay.roomId) return false;
    const change = this.changeOf(stay, stay.roomId);
    if (change === null || change > 0) return false;
    this.move(stay, stay.roomId);
    return true;
  }

  /** How many gaps more there would be with a stay in another room; null where it doesn't fit, and where it is. */
  private changeOf(stay: S, roomId: RoomId): number | null {
    const here = this.roomOf(stay);
    const room = this.rooms.get(roomId);
    if (roomId === here || !room || stay.pax > room.maxPax) return null;
    if (!room.isUsable && roomId !== stay.roomId) return null;
    const there = this.nightsOf(roomId);
    if (there.some((span) => overlap(span, stay))) return null;
    const left = this.nightsOf(here).filter((span) => span !== stay);
    const gaps = (nights: readonly Span[]) => gapsOf(nights, this.bounds);
    return gaps(left) + gaps(withSpan(there, stay)) - gaps(this.nightsOf(here)) - gaps(there);
  }

  private move(stay: S, roomId: RoomId): void {
    const here = this.roomOf(stay);
    this.nights.set(
      here,
      this.nightsOf(here).filter((span) => span !== stay),
    );
    this.nights.set(roomId, withSpan(this.nightsOf(roomId), stay));
    this.places.set(stay, roomId);
    this.moved += Number(here === stay.roomId) - Number(roomId === stay.roomId);
  }

  private nightsOf(roomId: RoomId): Span[] {
    return this.nights.get(roomId) ?? [];
  }
}

const byStart = (a: Span, b: Span): number => (a.checkIn < b.checkIn ? -1 : 1);

function withSpan(nights: readonly Span[], span: Span): Span[] {
  const at = nights.findIndex(({ checkIn }) => checkIn > span.checkIn);
  return at < 0 ? [...nights, span] : nights.toSpliced(at, 0, span);
}

/** Runs of free nights of one room, between the bounds, that end because somebody comes; its nights by their start. */
function gapsOf(nights: readonly Span[], { from, to }: Bounds): number {
  let gaps = 0;
  let free = from;
  for (const { checkIn, checkOut } of nights) {
    if (checkIn >= to) break;
    if (checkIn > free) gaps += 1;
    if (checkOut > free) free = checkOut;
  }
  return gaps;
}
