import type { Reply } from "@pulau/contract/route.ts";
import { weatherRoute } from "@pulau/contract/weather.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { faceOf } from "../../api/client.ts";
import { useCall } from "../../api/use-call.ts";

const weather = faceOf(weatherRoute);
type Answer = Reply<typeof weatherRoute>;

/** Days that have a forecast, at least one. */
export type WeatherAhead = {
  readonly days: Answer["days"];
  readonly source: NonNullable<Answer["source"]>;
  readonly asOf: string;
};

/** How long the page is content with what it has: a forecast changes by the hour. */
const staleTime = 10 * 60_000;

/**
 * The weather from one day to another, both included, as far as a forecast goes; null where there is none. A failure is
 * nothing that a guest must know of.
 */
export function useWeather(within?: { readonly from: Day; readonly to: Day }): WeatherAhead | null {
  const { data } = useCall(weather, {}, { staleTime });
  if (data === undefined || data.source === null || data.asOf === null) return null;
  const days = data.days.filter(
    ({ day }) => within === undefined || (day >= within.from && day <= within.to),
  );
  return days.length === 0 ? null : { days, source: data.source, asOf: data.asOf };
}
