import type { room, roomType } from "../../schema/rooms.ts";

export type RoomRow = typeof room.$inferInsert & { id: string };
export type RoomTypeRow = typeof roomType.$inferInsert & { id: string };
