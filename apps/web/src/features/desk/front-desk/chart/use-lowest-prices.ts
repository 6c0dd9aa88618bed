import { mostPricedDays } from "@pulau/contract/tape-chart.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useMemo } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { lowestPrices } from "./calls.ts";
import type { Chart } from "./chart-lines.ts";

/** Prices change with what is sold, but nobody waits for it: they are looked for again after so long, in ms. */
const freshFor = 5 * 60_000;

/** The lowest price of a night for two by the day of arrival; none in a year, which has no place for them. */
export function useLowestPrices({ from, days }: Pick<Chart, "from" | "days">): ReadonlyMap<Day, Sen> {
  const enabled = days.length <= mostPricedDays;
  const query = { from, days: Math.min(days.length, mostPricedDays) };
  const { data } = useCall(lowestPrices, { query }, { enabled, staleTime: freshFor });
  return useMemo(() => new Map(data?.days.map(({ day, nightSen }) => [day, nightSen])), [data]);
}
