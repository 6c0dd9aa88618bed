import type { calendarRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { addDays, type Day, daysOfMonth, monthStart } from "@pulau/domain/calendar/day.ts";
import { lengthsOf, nightsOfStay } from "@pulau/domain/catalogue/selling.ts";
import type { BoughtPackageId, OptionId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { checkRedeem, type Redeemable, redeemRules } from "@pulau/domain/promo-package/redeeming.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { findRedeemable } from "../bought-packages/public.ts";
import { loadRateBook, readMoment, type StayBook } from "../catalogue/public.ts";
import { type Arrival, priceArrivals } from "./price-arrivals.ts";
import { priceLevelsOf } from "./price-levels.ts";
import { isHoliday } from "./price-stay.ts";
import { loadSupply } from "./supply.ts";

/** A month of arrival days with the lowest whole price of each for the party. `NOT_FOUND`: no such option on sale. */
export async function showCalendar(
  db: Db,
  month: {
    optionId: OptionId;
    month: Day;
    party: Party;
    nights?: number | undefined;
    boughtPackageId?: BoughtPackageId | undefined;
    contract: AgentContract | null;
    pastRules?: boolean | undefined;
  },
): Promise<Result<Reply<typeof calendarRoute>, "NOT_FOUND">> {
  const days = daysOfMonth(month.month);
  const from = monthStart(month.month);
  const to = addDays(from, days.length - 1);
  const { timeZone } = await loadSettings(db);
  const { optionId, contract } = month;
  const moment = await readMoment(db, timeZone);
  const [bought, book, supply] = await Promise.all([
    month.boughtPackageId === undefined ? null : findRedeemable(db, month.boughtPackageId),
    loadRateBook(db, { optionId, from, to, nights: month.nights, contract, stamp: moment.stamp }),
    loadSupply(db, timeZone, { from, days: days.length, nights: month.nights, moment }),
  ]);
  if (!book) return refuse("NOT_FOUND");
  const { nights, pastRules } = month;
  const arrivals = priceArrivals(book, month.party, { supply, days, nights, pastRules });
  const totals = arrivals.flatMap(({ totalSen }) => (totalSen === null ? [] : [totalSen]));
  return ok({
    optionId: month.optionId,
    nights: nightsOfStay(book, month),
    paxMax: bought?.paxMax ?? null,
    lengths: lengthsIn(book, { from, to }),
    days: arrivals.map((arrival) => ({
      ...arrival,
      ...ruleOf(arrival),
      ...(bought && closedAhead(bought, arrival.day, supply.today)),
      holiday: isHoliday(book, arrival.day),
    })),
    priceLevels: priceLevelsOf(totals),
  });
}

/** The shortest and longest stays that arrive between two days. */
function lengthsIn(book: StayBook, { from, to }: { from: Day; to: Day }) {
  const lengths = book.periods
    .filter((period) => period.from <= to && period.to >= from && !period.stopSell)
    .map((period) => lengthsOf(book, period));
  const { nights } = book.option;
  return {
    least: Math.min(...(lengths.length > 0 ? lengths.map(({ least }) => least) : [nights])),
    most: Math.max(nights, ...lengths.map(({ most }) => most)),
  };
}

function ruleOf(arrival: Arrival) {
  const { by = null } = arrival;
  const nights = by?.minStay ?? by?.maxStay;
  return { rule: by?.rule ?? null, nights: typeof nights === "number" ? nights : null };
}

/** Outside the dates of what was bought ahead a day is closed, whatever is free. */
function closedAhead(bought: Redeemable, checkIn: Day, today: Day) {
  const open = checkRedeem(bought, { checkIn, persons: 1 }, { today, used: true });
  if (open.ok) return {};
  const rule = redeemRules.find((redeemRule) => redeemRule === open.failure.facts?.rule) ?? null;
  return { state: "closed" as const, totalSen: null, rule, nights: null };
}
