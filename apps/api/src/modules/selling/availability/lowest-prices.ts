import type { Reply } from "@pulau/contract/route.ts";
import type { lowestPricesRoute } from "@pulau/contract/tape-chart.ts";
import { addDays, type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import { nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { readMoment } from "../catalogue/public.ts";
import { priceWindow } from "./price-window.ts";

/** For whom a night is priced where nobody has asked yet: a room for two. */
const couple = { adults: 2, childAges: [], nonMalaysians: 0 } as const;

/**
 * The lowest price of a night for two, by the day of arrival: of every option on sale to everybody, its whole price by its nights.
 * Days that are over or have nothing free are left out.
 */
export async function lowestPrices(
  db: Db,
  { from, days }: { readonly from: Day; readonly days: number },
): Promise<Reply<typeof lowestPricesRoute>> {
  const { timeZone } = await loadSettings(db);
  const moment = await readMoment(db, timeZone);
  const first = from < moment.today ? moment.today : from;
  const ahead = days - daysBetween(from, first);
  if (ahead < 1) return { days: [] };
  const window = { from: first, days: ahead, wished: undefined, timeZone, moment };
  const { offers } = await priceWindow(db, { party: couple, contract: null }, window);
  const lowest = new Map<Day, Sen>();
  for (const { book, day, totalSen } of [...offers.values()].flat()) {
    const nightSen = Math.round(totalSen / nightsOfStay(book, {}));
    lowest.set(day, Math.min(nightSen, lowest.get(day) ?? nightSen));
  }
  const priced = Array.from({ length: ahead }, (_, at) => addDays(first, at));
  return {
    days: priced.flatMap((day) => {
      const nightSen = lowest.get(day);
      return nightSen === undefined ? [] : [{ day, nightSen }];
    }),
  };
}
