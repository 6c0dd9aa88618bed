import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { sql } from "../../orm.ts";
import type { Tx } from "../../tx.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { at } from "./resort-clock.ts";

/** What guests left, how many days ago, where it lies, and what became of it. */
const leftBehind = [
  { what: "Black phone charger", place: "Housekeeping office, shelf 2", daysAgo: 1, state: "kept" },
  {
    what: "Child’s sun hat with a fish on it",
    place: "Housekeeping office, shelf 1",
    daysAgo: 3,
    state: "kept",
  },
  { what: "Diving watch", place: "Front desk, safe", daysAgo: 5, state: "claimed" },
  { what: "Reading glasses in a brown case", place: "Front desk, drawer", daysAgo: 9, state: "returned" },
  { what: "Beach towel, striped", place: "Housekeeping office, shelf 3", daysAgo: 104, state: "kept" },
] as const;

/** Things that guests left in rooms in which somebody had slept by then. */
export async function writeFoundThings(
  tx: Tx,
  { today, people }: { today: Day; people: DemoPeople },
): Promise<void> {
  const keeper = people.staff.find(({ username }) => username === "housekeeping")?.id;
  const desk = people.staff.find(({ username }) => username === "frontdesk")?.id;
  if (!keeper || !desk) throw new Error("the demo has nobody who finds things");
  const rows = leftBehind.map(({ daysAgo, ...left }, i) => ({
    ...left,
    n: i + 1,
    foundOn: addDays(today, -daysAgo),
    at: at(addDays(today, -daysAgo), "11:20").toISOString(),
    movedAt: at(addDays(today, -1), "15:05").toISOString(),
  }));
  await tx.execute(sql`
    INSERT INTO found_thing (room_id, found_on, what, place, at, found_by, state, moved_at, moved_by, way, note)
    SELECT slept.room_id, t."foundOn", t.what, t.place, t.at, ${keeper}::uuid, t.state,
      CASE WHEN t.state <> 'kept' THEN t."movedAt" END, CASE WHEN t.state <> 'kept' THEN ${desk}::uuid END,
      CASE WHEN t.state = 'returned' THEN 'sent' END, CASE WHEN t.state = 'returned' THEN 'EH123456789MY' ELSE '' END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS t(n int, what text, place text, state text, "foundOn" date, at timestamptz, "movedAt" timestamptz)
    CROSS JOIN LATERAL (
      SELECT br.room_id FROM booking b JOIN booking_room br ON br.booking_id = b.id
      WHERE b.state = 'completed' AND b.check_out <= t."foundOn" AND br.earlier IS NULL
      ORDER BY b.check_out DESC, b.id, br.room_id OFFSET t.n LIMIT 1
    ) slept ORDER BY t.n`);
}
