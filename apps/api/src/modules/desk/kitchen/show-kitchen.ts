import type { kitchenRoute } from "@pulau/contract/kitchen.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import {
  daysAfterNight,
  isServed,
  type LunchDay,
  type Meal,
  type MealPlan,
  meals,
} from "@pulau/domain/catalogue/meals.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings, loadToday } from "../../ground/resort/public.ts";
import { type Eaters, loadEaters, type NightHeads } from "./load-eaters.ts";

type Kitchen = Reply<typeof kitchenRoute>;

/** What the kitchen cooks on some days, from today unless told otherwise: two queries. */
export async function showKitchen(
  db: Db,
  { from: wanted, days }: { readonly from?: Day | undefined; readonly days: number },
): Promise<Kitchen> {
  const { timeZone, lunchDay } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  const from = wanted ?? today;
  const eaters = await loadEaters(db, { from, last: addDays(from, days - 1), today, timeZone });
  return {
    from,
    today,
    days: Array.from({ length: days }, (_, i) => dayOf(addDays(from, i), eaters, lunchDay)),
  };
}

function dayOf(day: Day, { heads, guests, requests }: Eaters, lunchDay: LunchDay): Kitchen["days"][number] {
  const after = daysAfterNight(lunchDay);
  const nightOf = (meal: Meal): Day => addDays(day, -after[meal]);
  const mealsOf = ({ plan, first, until }: { plan: MealPlan; first: Day; until: Day }): Meal[] =>
    meals.filter((meal) => isServed(plan, meal) && first <= nightOf(meal) && nightOf(meal) < until);
  return {
    day,
    meals: meals.map((meal) => ({
      meal,
      ...sumOf(heads.filter(({ night, plan }) => night === nightOf(meal) && isServed(plan, meal))),
    })),
    guests: guests.flatMap(({ plan, first, until, ...guest }) => {
      const eaten = mealsOf({ plan, first, until });
      return eaten.length > 0 ? [{ ...guest, meals: eaten }] : [];
    }),
    requests: requests.flatMap(({ plan, first, until, rooms, ...request }) =>
      mealsOf({ plan, first, until }).length > 0 ? [{ ...request, rooms: [...rooms] }] : [],
    ),
  };
}

const counted = ["adults", "children", "toddlers", "infants", "vegetarians"] as const;

const sumOf = (heads: readonly NightHeads[]): Record<(typeof counted)[number], number> => {
  const total = { adults: 0, children: 0, toddlers: 0, infants: 0, vegetarians: 0 };
  for (const night of heads) for (const kind of counted) total[kind] += night[kind];
  return total;
};
