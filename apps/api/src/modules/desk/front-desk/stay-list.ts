import type { StayLine, StayList, staysRoute } from "@pulau/contract/stay-list.ts";
import { soldStates, standingStates } from "@pulau/domain/booking/booking-moves.ts";
import { roomNumbersIn } from "@pulau/domain/booking/room-number.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { plainRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { oneOf } from "../../../db/booking-states.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import { between } from "../../../listing/filter.ts";
import type { ListRequest } from "../../../listing/mount-list.ts";
import { down, up } from "../../../listing/order.ts";
import { likeOf } from "../../../listing/search.ts";
import type { Source } from "../../../listing/source.ts";
import { stateCell } from "../../../listing/state-words.ts";
import { mayCheckIn, mayCheckOut } from "./desk-rules.ts";

type Request = ListRequest<typeof staysRoute>["query"] & {
  readonly today: Day;
  readonly timeZone: string;
  /** Whether who asks may let guests in and out. */
  readonly mayAct: boolean;
  /** Whether who asks is shown what is owed, and how guests are reached. */
  readonly whole: boolean;
};
type StayRecord = Omit<StayLine, "owesSen" | "canCheckIn" | "canCheckOut"> & {
  readonly owesSen: string;
};

/** Who left early is gone since that day, whatever was booked. */
const lastDay = (timeZone: string): SQL =>
  sql`CASE WHEN b.state = 'completed' THEN least(b.check_out, (b.checked_out_at AT TIME ZONE ${timeZone})::date)
    ELSE b.check_out END`;

/** Who is on the island in a night of the days; whoever should have left and is still in a room is so today. */
const sleepsIn = ({ from, to, today, timeZone }: Request): SQL => {
  const isNow = (from === undefined || from <= today) && (to === undefined || today <= to);
  return sql`b.state IN ${oneOf(soldStates)} AND b.check_in <= ${to ?? sql`'infinity'::date`}
    AND (${lastDay(timeZone)} > ${from ?? sql`'-infinity'::date`} ${isNow ? sql`OR b.state = 'inHouse'` : sql``})`;
};

const spans: Record<StayList, (request: Request) => readonly (SQL | undefined)[]> = {
  arrivals: (days) => [sql`b.state IN ${oneOf(standingStates)}`, between(sql`b.check_in`, days)],
  departures: (days) => [sql`b.state IN ${oneOf(soldStates)}`, between(sql`b.check_out`, days)],
  inHouse: (request) => [sleepsIn(request)],
};

const heads = (kind: "adult" | "child" | "toddler" | "infant") =>
  sql`coalesce(sum((br.occupants ->> ${sql.raw(`'${kind}'`)})::int), 0)::int`;

/** The room of the day that the list is about: that in which they arrive, leave, or are. */
const slept = ({ list, today }: Request) => sql`LATERAL (
  SELECT coalesce(array_agg(${shownRoomNo(sql`br`, sql`r`)} ORDER BY ${shownRoomNo(sql`br`, sql`r`)}), '{}') AS rooms, count(*)::int AS rooms_count,
    ${heads("adult")} AS adults, ${heads("child")} + ${heads("toddler")} AS children, ${heads("infant")} AS infants
  FROM booking_room br JOIN room r ON r.id = ${roomOn(sql`br`, roomDays[list](today))} WHERE br.booking_id = b.id) s`;

const roomDays: Record<StayList, (today: Day) => SQL> = {
  arrivals: () => sql`b.check_in`,
  departures: () => sql`b.check_out`,
  inHouse: (today) => sql`greatest(b.check_in, ${today}::date)`,
};

const boat = (list: StayList) => sql`LATERAL (
  SELECT c.name, left(c.time::text, 5) AS time FROM booking_crossing c
  WHERE c.booking_id = b.id AND c.direction = ${list === "arrivals" ? "out" : "back"} LIMIT 1) c`;

/** Stays of a list by day and boat, so that they stand in the order in which the desk meets them. */
export function stayList(request: Request): Source<typeof staysRoute, StayRecord, Totals> {
  const { list, search } = request;
  const day = list === "departures" ? sql`b.check_out` : sql`b.check_in`;
  const time = sql`coalesce(c.time, '99:99')`;
  return {
    columns: sql`b.id AS "_id", b.booking_no AS "bookingNo", b.booking_name AS "bookingName", b.mobile,
      b.check_in AS "checkIn", b.check_out AS "checkOut", b.check_out - b.check_in AS nights, b.state AS status,
      s.rooms, s.adults, s.children, s.infants, b.special_request AS "specialRequest",
      CASE WHEN c.name IS NOT NULL THEN json_build_object('name', c.name, 'time', c.time) END AS boat,
      CASE WHEN b.state = 'noShow' THEN 0 ELSE greatest(0, b.total_sen - b.paid_sen) END AS "owesSen",
      (SELECT count(*)::int FROM booking_guest g WHERE g.booking_id = b.id AND g.vegetarian) AS vegetarians,
      EXISTS (SELECT FROM booking_guest g WHERE g.booking_id = b.id AND g.disabled) AS disabled`,
    from: sql`booking b CROSS JOIN ${slept(request)} LEFT JOIN ${boat(list)} ON true`,
    where: [...spans[list](request), search ? found(search) : undefined],
    id: up(sql`b.id`, "uuid"),
    orders: {
      day: [up(day, "date"), up(time, "text"), up(sql`b.booking_name`, "text")],
      "-day": [down(day, "date"), down(time, "text"), down(sql`b.booking_name`, "text")],
      room: [up(sql`coalesce(s.rooms[1], '')`, "text")],
      name: [up(sql`b.booking_name`, "text")],
    },
    rows: (rows) => rows.map((row) => lineOf(row, request)),
    totals: sql`coalesce(sum(s.adults + s.children + s.infants), 0)::int AS persons,
      coalesce(sum(s.rooms_count), 0)::int AS rooms`,
    extra: ({ persons, rooms }) => ({ persons: Number(persons), rooms: Number(rooms) }),
    cells,
    heads: {
      boatTime: { en: "Boat leaves", my: "Masa bot", cn: "开船时间" },
      adults: { en: "Adults", my: "Dewasa", cn: "成人" },
      children: { en: "Children", my: "Kanak-kanak", cn: "儿童" },
      infants: { en: "Infants", my: "Bayi", cn: "婴儿" },
      vegetarians: { en: "Vegetarians", my: "Vegetarian", cn: "素食者" },
      disabled: { en: "Needs step-free access", my: "Perlu laluan tanpa tangga", cn: "需无障碍通道" },
      request: { en: "Special request", my: "Permintaan khas", cn: "特殊要求" },
      due: { en: "To pay (RM)", my: "Perlu dibayar (RM)", cn: "待付（RM）" },
    },
  };
}

type Totals = { readonly persons: string; readonly rooms: string };

const cells: Source<typeof staysRoute, StayRecord, Totals>["cells"] = {
  number: (row) => row.bookingNo,
  name: (row) => row.bookingName,
  mobile: (row) => row.mobile ?? "",
  rooms: (row, language = "en") => roomNumbersIn(row.rooms, language),
  arrival: (row) => row.checkIn,
  departure: (row) => row.checkOut,
  nights: (row) => row.nights,
  adults: (row) => row.adults,
  children: (row) => row.children,
  infants: (row) => row.infants,
  boat: (row, language = "en") => row.boat?.name[language] ?? "",
  boatTime: (row) => row.boat?.time ?? "",
  vegetarians: (row) => row.vegetarians,
  disabled: (row) => row.disabled,
  request: (row) => row.specialRequest,
  due: (row) => ringgit(row.owesSen),
  status: (row, language) => stateCell("stay", row.status, language),
};

const ringgit = (sen: Sen | undefined): string => (sen === undefined ? "" : plainRinggit(sen));

function lineOf({ owesSen, mobile, ...row }: StayRecord, { whole, mayAct, today }: Request): StayLine {
  const stay = { ...row, state: row.status };
  const acts = {
    canCheckIn: mayAct && mayCheckIn(stay, today).ok,
    canCheckOut: mayAct && mayCheckOut(stay).ok,
  };
  return { ...row, ...acts, ...(whole && { mobile: mobile ?? "", owesSen: Number(owesSen) }) };
}

/** By name, by number with or without its hyphens, or by a room. */
function found(search: string): SQL {
  const like = likeOf(search);
  return sql`b.booking_name ILIKE ${like} OR b.booking_no ILIKE ${like}
    OR replace(b.booking_no, '-', '') ILIKE ${likeOf(search.replaceAll("-", ""))}
    OR EXISTS (SELECT FROM unnest(s.rooms) AS own (no) WHERE own.no ILIKE ${like})`;
}
