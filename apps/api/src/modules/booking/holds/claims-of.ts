import { roomOfNight } from "@pulau/domain/booking/earlier-rooms.ts";
import { hasRoomIn } from "@pulau/domain/booking/parked.ts";
import { type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { RoomId, StockId } from "@pulau/domain/ids.ts";
import { paxOf } from "@pulau/domain/party/beds.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";

/** What a stay takes, as claims keep it. */
export type Claims = {
  /** Room and night of each claim, side by side: a room may have dates of its own. */
  readonly roomIds: RoomId[];
  readonly nights: Day[];
  /** Beside each: how many sleep there, as room limits count them. */
  readonly pax: number[];
  readonly stockIds: StockId[];
  readonly pieces: number[];
};

/** Room nights from check-in on, as far as there is a room for them, and stock by id with everything that the stay takes of it added up. */
export function claimsOf(stay: HeldStay): Claims {
  const pieces = new Map<StockId, number>();
  const add = (stockId: StockId, count: number) => pieces.set(stockId, (pieces.get(stockId) ?? 0) + count);
  for (const crossing of stay.crossings)
    add(crossing.stockId, crossing.kind === "ferry" ? crossing.seats : crossing.boats);
  for (const addOn of stay.addOns) if (addOn.stockId !== null) add(addOn.stockId, addOn.count);
  for (const { stocks } of stay.transfers ?? []) for (const stock of stocks) add(stock.stockId, stock.pieces);
  for (const stockId of stay.promo?.stockIds ?? []) add(stockId, 1);
  const stockIds = [...pieces.keys()].sort();
  const roomNights = stay.rooms.flatMap((room) =>
    nightsOf(room.checkIn ?? stay.checkIn, room.checkOut ?? stay.checkOut)
      .filter((night) => hasRoomIn(room, night))
      .map((night) => ({ roomId: roomOfNight(room, night), occupants: room.occupants, night })),
  );
  return {
    roomIds: roomNights.map((roomNight) => roomNight.roomId),
    nights: roomNights.map((roomNight) => roomNight.night),
    pax: roomNights.map((roomNight) => paxOf(roomNight.occupants)),
    stockIds,
    pieces: stockIds.map((id) => pieces.get(id) ?? 0),
  };
}
