import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { openDrafts, type Users } from "../../../records/name-uses.ts";
import { namesCode } from "../../../records/names-code.ts";

/** What uses a room type: what refers to it by a key, and the rules, drafts and open wishes that name it
 * within JSON. */
export function roomTypeUsers(roomTypeId: RoomTypeId): Users {
  const where = sql`u.room_type_id = ${roomTypeId}`;
  // A rule may name it in many places; no other thing has the same id.
  const isNamedIn = (json: SQL) => sql`position(${roomTypeId}::text IN ${json}::text) > 0`;
  const named = isNamedIn(sql`u.terms`);
  // What is not published yet may still name it by its code.
  const code = sql`(SELECT t.room_code FROM room_type t WHERE t.id = ${roomTypeId})`;
  const coded = namesCode(sql`u.value`, ["roomTypeId", "roomTypeIds"], code);
  const wished = sql`u.room_type_ids ? ${roomTypeId}::text`;
  return {
    rooms: [{ table: "room", where }],
    prices: [
      { table: "rate", where: sql`(${where} OR ${named})` },
      { table: "rate_card", where: sql`(${isNamedIn(sql`u.rules`)} OR ${isNamedIn(sql`u.own`)})` },
      { table: "surcharge", where: sql`u.active_status AND ${named}` },
      { table: "fee", where: sql`u.active_status AND ${named}` },
      { table: "price_change", where: sql`(${isNamedIn(sql`u.value`)} OR ${coded})` },
    ],
    bookings: [{ table: "booking_room", where }],
    waiting: [{ table: "wait_entry", where: sql`u.state IN ('waiting', 'offered') AND ${wished}` }],
    enquiries: [{ table: "booking_enquiry", where: sql`u.state IN ('new', 'answered') AND ${wished}` }],
    drafts: openDrafts(
      sql`u.json @> jsonb_build_object('rooms', jsonb_build_array(jsonb_build_object('roomTypeId', ${roomTypeId}::text)))`,
    ),
  };
}
