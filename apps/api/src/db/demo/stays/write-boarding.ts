import { soldStates } from "@pulau/domain/booking/booking-moves.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { BookingId, GuestId, StaffId, StockId } from "@pulau/domain/ids.ts";
import { oneOf } from "../../booking-states.ts";
import { insertRows } from "../../insert-rows.ts";
import { sql } from "../../orm.ts";
import { boardingAct, harbourDetails, sailingCrew } from "../../schema/boarding.ts";
import type { Tx } from "../../tx.ts";
import { at } from "./resort-clock.ts";

type Guest = {
  readonly guestId: GuestId;
  readonly guestName: string;
  readonly bookingId: BookingId;
  readonly mobile: string;
  readonly nonMalaysian: boolean;
  readonly sailingId: StockId;
  readonly day: Day;
};

type Options = { readonly today: Day; readonly crewId: StaffId; readonly seal: (plain: string) => string };

/** Whom to call: names of nobody who sails. */
const kin = [
  ["Salleh Omar", "father"],
  ["Kavitha Nair", "sister"],
  ["Grace Tan", "mother"],
  ["Awang Damit", "brother"],
  ["Ruth Hughes", "friend"],
] as const;
const countries = ["SG", "GB", "SE", "KR", "AU", "DE"] as const;

/** Yesterday's boats as they were boarded, and what the harbour asks of most who sail in these days. */
export async function writeBoarding(tx: Tx, { today, crewId, seal }: Options): Promise<void> {
  const { rows: guests } = await tx.execute<Guest>(sql`
    SELECT g.id AS "guestId", g.full_name AS "guestName", g.booking_id AS "bookingId", b.mobile, g.non_malaysian AS "nonMalaysian", c.stock_id AS "sailingId", c.day
    FROM booking_guest g JOIN booking b ON b.id = g.booking_id JOIN booking_crossing c ON c.booking_id = b.id
    WHERE c.day BETWEEN ${addDays(today, -1)} AND ${addDays(today, 7)}
      AND b.state IN ${oneOf(soldStates)}
    ORDER BY c.day, c.stock_id, b.booking_no, g.position`);
  const yesterday = guests.filter(({ day }) => day < today);
  const acts = yesterday.map(({ guestId, guestName, bookingId, sailingId, day }, i) => {
    // Each guest's act on each boat has an id of its own, the same whenever the demo is made.
    const boarded = at(day, "09:15");
    return {
      actId: sql`md5(${`${sailingId} ${guestId}`})::uuid`,
      guestId,
      guestName,
      bookingId,
      sailingId,
      at: boarded,
      receivedAt: boarded,
      staffId: crewId,
      mark: i % 19 === 18 ? ("left" as const) : ("aboard" as const),
    };
  });
  for (const act of acts) await tx.insert(boardingAct).values(act);
  await insertRows(tx, harbourDetails, detailsOf(guests, seal));
  await writeCrews(tx, { today, crewId });
}

/** Who crews the ferries of these days: one of the staff, and masters who have no account. The day after next is open still. */
async function writeCrews(tx: Tx, { today, crewId }: Omit<Options, "seal">): Promise<void> {
  const { rows } = await tx.execute<{ sailingId: StockId; direction: "out" | "back" }>(sql`
    SELECT s.id AS "sailingId", s.direction FROM sailing s JOIN boat b ON b.id = s.boat_id
    WHERE b.kind = 'ferry' AND s.day BETWEEN ${addDays(today, -1)} AND ${addDays(today, 13)}
      AND s.day <> ${addDays(today, 2)} ORDER BY s.day, s.time, s.id`);
  const masters = ["Kapten Zulkifli", "Kapten Wahid"];
  const crews = rows.flatMap(({ sailingId, direction }, i) => [
    { sailingId, position: 0, staffId: null, name: masters[i % masters.length] ?? null },
    ...(direction === "out" || i % 3 === 0 ? [{ sailingId, position: 1, staffId: crewId, name: null }] : []),
  ]);
  await insertRows(tx, sailingCrew, crews);
}

function detailsOf(guests: readonly Guest[], seal: Options["seal"]) {
  const known = new Map(guests.map((guest) => [guest.guestId, guest]));
  return [...known.values()].flatMap(({ guestId, bookingId, mobile, nonMalaysian }, i) => {
    // Every fifth has not said it yet.
    if (i % 5 === 4) return [];
    const [name, relation] = kin[i % kin.length] ?? kin[0];
    return {
      guestId,
      bookingId,
      nationality: nonMalaysian ? (countries[i % countries.length] ?? "SG") : null,
      sex: nonMalaysian ? (i % 2 === 0 ? ("female" as const) : ("male" as const)) : null,
      kinSealed: seal(JSON.stringify({ name, relation, phone: mobile })),
    };
  });
}
