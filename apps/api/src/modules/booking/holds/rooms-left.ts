import { addDays } from "@pulau/domain/calendar/day.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { findFreeRoomsTogether } from "../../selling/availability/public.ts";
import type { SavedDraft } from "./draft-to-hold.ts";

/**
 * `SOLD_OUT` when the rooms of a draft have gone while its guest waited in a crowd: the whole crowd shares the look, so
 * that a refusal costs next to nothing. It looks at the nights that the draft itself names, and at rooms for the whole
 * stay; what it lets pass is planned as always. Whoever has had a hold is planned: their own claims are free for them.
 */
export async function checkRoomsLeft(db: Db, { json, hold }: SavedDraft): Promise<Result<true, "SOLD_OUT">> {
  if (hold || json.checkIn === null) return ok(true);
  const checkOut = addDays(json.checkIn, json.nights ?? 1);
  const free = await findFreeRoomsTogether(db, { checkIn: json.checkIn, checkOut });
  const whole = json.rooms.filter((room) => !room.checkIn && !room.checkOut);
  const left = countTypes(free);
  for (const [roomTypeId, wanted] of countTypes(whole)) {
    const there = left.get(roomTypeId) ?? 0;
    if (there < wanted) return refuse("SOLD_OUT", { roomTypeId, free: there, wanted });
  }
  return ok(true);
}

function countTypes(rooms: readonly { readonly roomTypeId: RoomTypeId }[]): Map<RoomTypeId, number> {
  const counts = new Map<RoomTypeId, number>();
  for (const { roomTypeId } of rooms) counts.set(roomTypeId, (counts.get(roomTypeId) ?? 0) + 1);
  return counts;
}
