import type { activitiesRoute } from "@pulau/contract/activities.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";

type Activities = Reply<typeof activitiesRoute>;
type Stay = Activities["days"][number]["stays"][number];
type Person = Omit<Stay["people"][number], "activity"> & { readonly activity: string };
type Row = Omit<Stay, "people"> & { readonly day: Day; readonly people: readonly Person[] };

/** What guests do today and tomorrow, of whoever is here or still expected: two queries. */
export async function showActivities(db: Db): Promise<Activities> {
  const { timeZone, activityNames } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const rows = await loadStays(db, today);
  const named = (word: string): Words => activityNames[word] ?? { en: word, my: word, cn: word };
  const days = [today, addDays(today, 1)];
  return {
    today,
    days: days.map((day) => {
      const stays = rows
        .filter((row) => row.day === day)
        .map(({ day: _, people, ...stay }) => ({
          ...stay,
          people: people.map((person) => ({ ...person, activity: named(person.activity) })),
        }))
        .toSorted((a, b) => Number(isOfDay(b)) - Number(isOfDay(a)));
      return { day, counts: countsOf(stays), stays };
    }),
  };
}

/** Whether somebody does something on this very day, and not only on any: they stand first. */
const isOfDay = ({ people, addOns }: Stay): boolean =>
  people.length > 0 || addOns.some(({ anyDay }) => !anyDay);

/** How many do or have booked the same, the most first. What is booked for no day is on none. */
function countsOf(stays: readonly Stay[]): { name: Words; count: number }[] {
  const done = stays.flatMap(({ people, addOns }) => [
    ...people.flatMap(({ activity }) => (activity ? [{ name: activity, count: 1 }] : [])),
    ...addOns.filter(({ anyDay }) => !anyDay),
  ]);
  return [...Map.groupBy(done, ({ name }) => name.en).values()]
    .map((same) => ({
      name: same[0]?.name ?? { en: "", my: "", cn: "" },
      count: same.reduce((sum, { count }) => sum + count, 0),
    }))
    .toSorted((a, b) => b.count - a.count || a.name.en.localeCompare(b.name.en));
}

/** Guests as far as a rooming list that is not whole tells them too. */
const people = sql`
  SELECT g.id, g.full_name, g.chinese_name, g.age::int AS age, g.activity, g.position FROM booking_guest g WHERE g.booking_id = b.id
  UNION ALL
  SELECT e.id, e.known ->> 'fullName', e.known ->> 'chineseName', (e.known ->> 'age')::int, e.known ->> 'activity', e.position
  FROM guest_entry e WHERE e.booking_id = b.id`;

async function loadStays(db: Db, today: Day): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    SELECT d.day::text AS day, b.id AS "bookingId", b.booking_no AS "bookingNo", b.booking_name AS "bookingName",
      b.state = 'inHouse' AS here, b.special_request AS request,
      (SELECT coalesce(json_agg(${shownRoomNo(sql`br`, sql`r`)} ORDER BY br.position), '[]') FROM booking_room br
        JOIN room r ON r.id = ${roomOn(sql`br`, sql`d.day`)} WHERE br.booking_id = b.id) AS rooms,
      (SELECT json_build_object('direction', c.direction, 'name', c.name, 'time', left(c.time::text, 5))
        FROM booking_crossing c WHERE c.booking_id = b.id AND c.day = d.day ORDER BY c.direction DESC LIMIT 1) AS boat,
      coalesce((SELECT string_agg(c.note, ' · ' ORDER BY c.direction DESC) FROM booking_crossing c
        WHERE c.booking_id = b.id AND c.day = d.day AND c.note <> ''), '') AS "boatNote",
      wanted."addOns", doing.people
    FROM (VALUES (${today}::date), (${today}::date + 1)) AS d(day)
    JOIN booking b ON b.check_in <= d.day AND (b.check_out >= d.day OR b.state = 'inHouse')
      AND (b.state = 'inHouse' OR b.state = 'confirmed' AND b.check_out > ${today} AND coalesce(b.expected_on, b.check_in) <= d.day)
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('name', a.name, 'count', a.count, 'anyDay', a.day IS NULL)
        ORDER BY a.day IS NULL, a.name ->> 'en'), '[]') AS "addOns"
      FROM booking_add_on a WHERE a.booking_id = b.id AND (a.day IS NULL OR a.day = d.day)
    ) wanted CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('_id', p.id, 'name', p.full_name, 'chineseName', p.chinese_name,
        'age', p.age, 'activity', p.activity) ORDER BY p.position), '[]') AS people
      FROM (${people}) p WHERE p.activity <> ''
    ) doing
    WHERE json_array_length(wanted."addOns") + json_array_length(doing.people) > 0
    ORDER BY d.day, b.booking_name, b.id`);
  return rows;
}
