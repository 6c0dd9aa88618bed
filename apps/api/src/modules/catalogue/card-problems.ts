import type { RateCard } from "@pulau/contract/rate-card.ts";
import { roomTypesOf, withRoomTypes } from "@pulau/domain/catalogue/room-types-of.ts";
import type { Db } from "../../db/connect.ts";
import { roomType } from "../../db/schema/rooms.ts";
import type { Tx } from "../../db/tx.ts";

export type FieldProblem = { readonly path: string; readonly rule: string };

/** Room types by their id and by their code, as cards may name them. */
export type RoomTypeNames = ReadonlyMap<string, string>;

export async function loadRoomTypeNames(db: Db | Tx): Promise<RoomTypeNames> {
  const rows = await db.select({ id: roomType.id, code: roomType.roomCode }).from(roomType);
  return new Map(rows.flatMap(({ id, code }) => [[id, id] as const, [code, id] as const]));
}

/** A card with the ids of the room types that it names by their codes. */
export const withRoomTypeIds = (card: RateCard, names: RoomTypeNames): RateCard =>
  withRoomTypes(card, (roomTypeId) => names.get(roomTypeId));

/** What of a card can't be stored or sold: room types that are not there, and what contradicts itself. */
export const problemsOf = (card: RateCard, names: RoomTypeNames, at: string): FieldProblem[] =>
  roomTypesOf(card)
    .filter(({ roomTypeId }) => !names.has(roomTypeId))
    .map(({ path }) => ({ path: `${at}.${path}`, rule: "card.unknownRoomType" }));
