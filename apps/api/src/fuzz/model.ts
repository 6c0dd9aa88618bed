import type { BookingId, DraftId, PaymentId, RoomId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
/** The two room types of the fuzzed resort, and how many of each there are. */
export const roomsOfType = { standard: 4, deluxe: 2 } as const;
export type RoomType = keyof typeof roomsOfType;
/** Seats of the only ferry, each way on each day. */
export const seats = 9;
/** Places of the dive on each day. */
export const divePlaces = 2;
/** The first arrival day, in days after the resort's first; long before it every change is still allowed. */
export const firstArrival = 40;
export const lastDaysOfChange = 14;

export type Room = { readonly type: RoomType; readonly adults: 1 | 2; readonly roomId: RoomId };

/** A stay as the model knows it: who has what until when, and what is paid for it. */
export type Stay = {
  /** The draft's and hold's id. */
  readonly id: DraftId;
  readonly owner: 0 | 1;
  bookingId: BookingId | null;
  phase: "held" | "awaiting" | "confirmed" | "lapsed" | "over";
  /** When its claims end; null while they are for good, or gone. */
  until: Date | null;
  rooms: Room[];
  /** Days after the resort's first. */
  checkIn: number;
  nights: number;
  dives: number;
  paidSen: Sen;
  keptSen: Sen;
  /** The best refund that is left to it, in basis points. */
  cap: number;
  /** A bank's page that was opened for it, with what it asks and until when. */
  page: { paymentId: PaymentId; amountSen: Sen; endsAt: Date } | null;
};

export type StayRequest = Pick<Stay, "checkIn" | "nights" | "dives"> & {
  readonly rooms: readonly Pick<Room, "type" | "adults">[];
};

export const personsOf = ({ rooms }: Pick<StayRequest, "rooms">): number =>
  rooms.reduce((sum, room) => sum + room.adults, 0);

/** What a stay costs: so much for a room by who shares it, extra nights, dives, 8 % tax on these, RM 5 for the park. */
export function priceOf(request: StayRequest): number {
  const persons = personsOf(request);
  const rooms = request.rooms.reduce((sum, room) => sum + (room.adults === 2 ? 100_000 : 70_000), 0);
  const taxed = rooms + persons * (request.nights - 2) * 15_000 + request.dives * 12_000;
  return taxed + (taxed * 8) / 100 + persons * 500;
}

/** The refund in basis points of a change or cancellation so many days before arrival. */
export const tierOf = (daysLeft: number): number =>
  daysLeft >= 30 ? 10_000 : daysLeft >= 21 ? 7_000 : daysLeft >= 14 ? 5_000 : 0;

const shareOf = (sen: Sen, share: number) => Math.floor((sen * share + 5_000) / 10_000);

/** What comes back of money that is not needed any more: the tier's share less the fee of 3 %. */
export const refundOf = (sen: Sen, share: number): number =>
  Math.min(sen, Math.max(0, shareOf(sen, share) - shareOf(sen, 300)));

/** Everybody's stays, and what is free beside them. No more than a table and sums, so that it is easy to believe. */
export class Model {
  readonly stays: Stay[] = [];
  /** The steps so far, by name. */
  readonly done: string[] = [];

  isLive({ phase, until }: Stay, now: Date): boolean {
    if (phase === "confirmed") return true;
    return (phase === "held" || phase === "awaiting") && until !== null && until > now;
  }

  #others(now: Date, except: string | null): Stay[] {
    return this.stays.filter((stay) => stay.id !== except && this.isLive(stay, now));
  }

  /** How many rooms of a type nobody else has on any of the nights. */
  #free(type: RoomType, { checkIn, nights }: StayRequest, others: readonly Stay[]): number {
    const taken = others
      .filter((stay) => stay.checkIn < checkIn + nights && checkIn < stay.checkIn + stay.nights)
      .flatMap((stay) => stay.rooms.filter((room) => room.type === type).map((room) => room.roomId));
    return roomsOfType[type] - new Set(taken).size;
  }

  /** The first thing that a wish can't have: rooms, then a seat out, then back, then dives; null when it can be had. */
  missing(request: StayRequest, now: Date, except: string | null = null): string | null {
    const others = this.#others(now, except);
    for (const type of ["standard", "deluxe"] as const) {
      const wanted = request.rooms.filter((room) => room.type === type).length;
      if (wanted > 0 && wanted > this.#free(type, request, others)) return "SOLD_OUT";
    }
    const aboard = (on: (stay: StayRequest) => number) =>
      others.filter((stay) => on(stay) === on(request)).reduce((sum, stay) => sum + personsOf(stay), 0);
    const out = aboard(({ checkIn }) => checkIn);
    const back = aboard(({ checkIn, nights }) => checkIn + nights);
    if (Math.max(out, back) + personsOf(request) > seats) return "BOAT_FULL";
    const diving = others
      .filter(({ checkIn }) => checkIn === request.checkIn)
      .reduce((sum, stay) => sum + stay.dives, 0);
    return request.dives > 0 && diving + request.dives > divePlaces ? "ADD_ON_SOLD_OUT" : null;
  }
}
