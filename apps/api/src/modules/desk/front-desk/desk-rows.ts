import type { RoomProblem } from "@pulau/contract/problem.ts";
import type { DeskRow as DeskRowReply } from "@pulau/contract/staff.ts";
import { type BookingState, standingStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import { oneOf } from "../../../db/booking-states.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import { mayCheckIn, mayCheckOut } from "./desk-rules.ts";
import { roomProblemsOf } from "./room-problems.ts";

export type DeskRow = z.infer<typeof DeskRowReply>;

/** A stay that touches a day, with the heads in its rooms. */
export type DeskStay = {
  readonly _id: BookingId;
  readonly bookingNo: string;
  readonly bookingName: string;
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly state: BookingState;
  /** Never below zero. */
  readonly owesSen: Sen;
  readonly rooms: string[];
  readonly adults: number;
  readonly children: number;
  readonly toddlers: number;
  readonly infants: number;
  readonly vegetarians: number;
  readonly disabled: boolean;
  /** Who of them sleeps here in the night of the day: a room may have other nights than the stay. */
  readonly tonight: Readonly<Record<"adults" | "children" | "toddlers" | "infants" | "vegetarians", number>>;
  /** `HH:MM`; null for a charter or none. */
  readonly timeOut: string | null;
  readonly timeBack: string | null;
  /** Of who can be let in today; empty for everybody else. */
  readonly troubles: RoomProblem[];
};

/**
 * Every stay that was not called off and touches the day, and whoever is still in house after their stay, by name: one
 * query.
 */
export async function loadDeskStays(db: Db, { day, today }: { day: Day; today: Day }): Promise<DeskStay[]> {
  const here = sql`coalesce(br.check_in, b.check_in) <= ${day} AND ${day} < coalesce(br.check_out, b.check_out)`;
  const { rows } = await db.execute<DeskStay>(sql`
    SELECT b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName",
      b.check_in AS "checkIn", b.check_out AS "checkOut", b.state,
      greatest(0, b.total_sen - b.paid_sen) AS "owesSen",
      slept.*, guests.*,
      (SELECT left(c.time::text, 5) FROM booking_crossing c WHERE c.booking_id = b.id AND c.direction = 'out') AS "timeOut",
      (SELECT left(c.time::text, 5) FROM booking_crossing c WHERE c.booking_id = b.id AND c.direction = 'back') AS "timeBack",
      CASE WHEN b.state = 'confirmed' AND b.check_in <= ${today} AND ${today} < b.check_out
        THEN ${roomProblemsOf(sql`b.id`, today)} ELSE '[]' END AS troubles
    FROM booking b
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(${shownRoomNo(sql`br`, sql`r`)} ORDER BY ${shownRoomNo(sql`br`, sql`r`)}), '{}') AS rooms,
        ${heads("adult")} AS adults, ${heads("child")} AS children,
        ${heads("toddler")} AS toddlers, ${heads("infant")} AS infants,
        json_build_object('adults', ${heads("adult", here)}, 'children', ${heads("child", here)},
          'toddlers', ${heads("toddler", here)}, 'infants', ${heads("infant", here)},
          'vegetarians', (
            SELECT count(*) FROM booking_guest g JOIN booking_room br ON br.booking_id = b.id AND br.position = g.room
            WHERE g.booking_id = b.id AND g.vegetarian AND ${here})) AS tonight
      FROM booking_room br JOIN room r ON r.id = ${roomOn(sql`br`, day)} WHERE br.booking_id = b.id
    ) slept
    CROSS JOIN LATERAL (
      SELECT (count(*) FILTER (WHERE g.vegetarian))::int AS vegetarians, coalesce(bool_or(g.disabled), false) AS disabled
      FROM booking_guest g WHERE g.booking_id = b.id
    ) guests
    WHERE (b.check_in <= ${day} AND b.check_out >= ${day} AND b.state IN ${oneOf(standingStates)})
      OR (b.state = 'inHouse' AND b.check_out < ${day})`);
  return rows.sort(
    (a, b) => byName.compare(a.bookingName, b.bookingName) || (a.bookingNo < b.bookingNo ? -1 : 1),
  );
}

/** Names as people sort them, whatever the database's collation: Élodie stands beside Elodie. */
const byName = new Intl.Collator("en", { sensitivity: "base" });

const heads = (kind: "adult" | "child" | "toddler" | "infant", where = sql`true`) =>
  sql`coalesce(sum((br.occupants ->> ${kind}::text)::int) FILTER (WHERE ${where}), 0)::int`;

/** A stay as a line of the desk's lists. `mayAct` is whether who looks may change bookings. */
export function deskRow(
  stay: DeskStay,
  view: { day: Day; today: Day; mayAct: boolean; seesWhole: boolean },
): DeskRow {
  const { state, timeOut, timeBack, toddlers, owesSen, ...rest } = stay;
  return {
    ...rest,
    status: state,
    children: rest.children + toddlers,
    boatTime: stay.checkIn === view.day ? timeOut : timeBack,
    ...(view.seesWhole && { owesSen: state === "noShow" ? 0 : owesSen }),
    canCheckIn: view.mayAct && mayCheckIn(stay, view.today).ok,
    canCheckOut: view.mayAct && mayCheckOut(stay).ok,
  };
}
