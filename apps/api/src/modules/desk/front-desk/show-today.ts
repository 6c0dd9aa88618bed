import type { Reply } from "@pulau/contract/route.ts";
import type { todayRoute } from "@pulau/contract/staff.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { type DeskStay, deskRow, loadDeskStays } from "./desk-rows.ts";
import { loadBoats, loadCounts, loadNeedsPerson } from "./today-facts.ts";

type Today = Reply<typeof todayRoute>;

/** The front desk's day, today's unless another one is asked for: six queries at most. */
export async function showToday(
  db: Db,
  view: { day: Day | undefined; mayAct: boolean; seesMoney: boolean; seesWhole: boolean },
): Promise<Today> {
  const { timeZone } = await loadSettings(db);
  const { now, today } = await loadMoment(db, timeZone);
  const day = view.day ?? today;
  const [stays, boats, counts, needs] = await Promise.all([
    loadDeskStays(db, { day, today }),
    loadBoats(db, day),
    loadCounts(db, day, timeZone),
    loadNeedsPerson(db, view),
  ]);
  const rows = (wanted: (stay: DeskStay) => boolean) =>
    stays
      .filter(wanted)
      .map((stay) => deskRow(stay, { day, today, mayAct: view.mayAct, seesWhole: view.seesWhole }));
  const isHere = (stay: DeskStay) =>
    day === today ? stay.state === "inHouse" : sleepsHere(stay, day, today);
  return {
    day,
    now: now.toISOString(),
    arrivals: rows((stay) => stay.checkIn === day),
    departures: rows((stay) => leaves(stay, day, today)),
    inHouse: rows(isHere),
    boats,
    ...counts,
    takenToday: view.seesMoney ? counts.takenToday : null,
    kitchen: headCounts(stays.filter((stay) => sleepsHere(stay, day, today))),
    ...needs,
  };
}

async function loadMoment(db: Db, timeZone: string): Promise<{ now: Date; today: Day }> {
  const { rows } = await db.execute<{ now: string; today: Day }>(
    sql`SELECT pulau_now() AS now, (pulau_now() AT TIME ZONE ${timeZone})::date AS today`,
  );
  if (!rows[0]) throw new Error("the database told no time");
  return { now: new Date(rows[0].now), today: rows[0].today };
}

/** Who leaves on a day, has left, or should have left before and is still here. */
const leaves = ({ state, checkOut }: DeskStay, day: Day, today: Day): boolean =>
  state !== "noShow" && (checkOut === day || (state === "inHouse" && checkOut < day && day === today));

/** Who sleeps and eats here in the night of a day; who left before their last night does so no more. */
const sleepsHere = ({ state, checkIn, checkOut }: DeskStay, day: Day, today: Day): boolean =>
  checkIn <= day &&
  day < checkOut &&
  (state === "confirmed" || state === "inHouse" || (state === "completed" && day < today));

function headCounts(stays: readonly DeskStay[]): Today["kitchen"] {
  const sum = { adults: 0, children: 0, toddlers: 0, infants: 0, vegetarians: 0 };
  for (const { tonight: stay } of stays) {
    sum.adults += stay.adults;
    sum.children += stay.children;
    sum.toddlers += stay.toddlers;
    sum.infants += stay.infants;
    sum.vegetarians += stay.vegetarians;
  }
  return sum;
}
