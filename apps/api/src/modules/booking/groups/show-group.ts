import type { GroupBooking, GroupDetail, GroupEntry } from "@pulau/contract/groups.ts";
import { stagesDue } from "@pulau/domain/groups/stages.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { readTogether } from "../../../db/read-together.ts";
import { versionColumn } from "../../../db/saved-versions.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadResortToday } from "../../ground/resort/public.ts";
import { type GroupFound, groupColumns, groupFrom, groupRow } from "./group-columns.ts";

type GroupFacts = GroupFound &
  Omit<GroupDetail, keyof GroupFound | "list" | "due" | "entries" | "boats" | "block"> & {
    readonly block: GroupDetail["block"];
    readonly boats: Omit<GroupDetail["boats"][number], "seatsLeft">[];
    readonly seatsLeft: number;
  };

const detailColumns = sql`${groupColumns}, g.email, g.mobile, g.language, g.note, g.package_id AS "packageId",
  g.option_id AS "optionId", p.name AS "packageName", g.stages, g.prices, g.bill_to AS "billTo",
  g.account_id AS "accountId", (SELECT a.name FROM account a WHERE a.id = g.account_id) AS agency,
  EXISTS (SELECT FROM group_paper p WHERE p.group_id = g.id) AS invoiced, ${versionColumn("group", sql`g.id`)} AS version,
  (h.stay -> 'party' ->> 'adults')::int AS "seatsLeft",
  (SELECT coalesce(json_agg(json_build_object('roomTypeId', t.id, 'name', t.name, 'rooms', (r.block ->> 'rooms')::int,
      'mostPersons', t.max_pax, 'left', (SELECT count(*) FROM jsonb_array_elements(h.stay -> 'rooms') k
        WHERE k ->> 'roomTypeId' = t.id::text)) ORDER BY r.i), '[]')
    FROM jsonb_array_elements(g.rooms) WITH ORDINALITY AS r(block, i) JOIN room_type t ON t.id::text = r.block ->> 'roomTypeId') AS block,
  (SELECT coalesce(json_agg(json_build_object('direction', c ->> 'direction', 'name', c -> 'name', 'day', c ->> 'day',
      'time', c ->> 'time')), '[]') FROM jsonb_array_elements(g.crossings) c) AS boats`;

/** A group with its bookings, and its bill by what is due when. */
export async function showGroup(db: Db | Tx, id: GroupId): Promise<Result<GroupDetail, "NOT_FOUND">> {
  const [found, list, entries, today] = await readTogether(db, [
    () => findGroup(db, id),
    () => bookingsOf(db, id),
    () => entriesOf(db, id),
    () => loadResortToday(db),
  ]);
  if (!found) return refuse("NOT_FOUND");
  const { seatsLeft, boats, block, ...group } = found;
  const row = groupRow(found);
  const kept = row.state === "open";
  return ok({
    ...group,
    ...row,
    block: block.map((type) => ({ ...type, left: kept ? type.left : 0 })),
    boats: boats.map((boat) => ({ ...boat, seatsLeft: kept ? seatsLeft : 0 })),
    due: stagesDue(found.stages, {
      totalSen: row.totalSen,
      paidSen: row.paidSen + row.heldSen,
      toName: row.roomsLeft > 0,
      arrival: row.checkIn,
      today,
    }),
    list,
    entries,
  });
}

async function findGroup(db: Db | Tx, id: GroupId): Promise<GroupFacts | null> {
  const { rows } = await db.execute<GroupFacts>(sql`
    SELECT ${detailColumns} FROM ${groupFrom} JOIN package p ON p.id = g.package_id WHERE g.id = ${id}`);
  return rows[0] ?? null;
}

async function entriesOf(db: Db | Tx, id: GroupId): Promise<GroupEntry[]> {
  const { rows } = await db.execute<GroupEntry>(sql`
    SELECT e.id AS "_id", e.kind, e.way, e.amount_sen::int AS "amountSen", e.paid_on::text AS "paidOn", e.reference, e.reason,
      coalesce(s.name, '') AS by, e.kind = 'received' AND e.way IS NOT NULL AND e.amount_sen <= f.held_sen
        AND NOT EXISTS (SELECT FROM group_entry v WHERE v.voids = e.id) AS "canVoid"
    FROM group_entry e JOIN group_fund f ON f.group_id = e.group_id LEFT JOIN staff_user s ON s.id = e.staff_id
    WHERE e.group_id = ${id} ORDER BY e.at DESC, e.id`);
  return rows;
}

/** By room; those that were called off come last. */
async function bookingsOf(db: Db | Tx, id: GroupId): Promise<GroupBooking[]> {
  const { rows } = await db.execute<GroupBooking>(sql`
    SELECT b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.state AS status,
      coalesce(${shownRoomNo(sql`br`, sql`r`)}, '') AS "roomNo", br.room_type_id AS "roomTypeId", b.persons, gb.payer, b.folios <> 'none' AS split,
      b.total_sen::int AS "totalSen", b.paid_sen::int AS "paidSen",
      (SELECT coalesce(json_agg(name ORDER BY position), '[]') FROM (
        SELECT full_name AS name, position FROM booking_guest WHERE booking_id = b.id
        UNION ALL SELECT known ->> 'fullName', position FROM guest_entry WHERE booking_id = b.id) named) AS guests
    FROM group_booking gb JOIN booking b ON b.id = gb.booking_id
    JOIN booking_room br ON br.booking_id = b.id AND br.position = 0 LEFT JOIN room r ON r.id = br.room_id
    WHERE gb.group_id = ${id} ORDER BY b.state = 'cancelled', r.room_no, b.booking_no`);
  return rows;
}
