import type { Reply } from "@pulau/contract/route.ts";
import type { weatherRoute } from "@pulau/contract/weather.ts";
import { readPosition } from "@pulau/domain/weather/position.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { demoWeather } from "./demo-weather.ts";
import type { Forecast } from "./forecast-cache.ts";
import { forecastDays, type Wanted } from "./open-meteo.ts";

type Sources = {
  /** Null without a provider. */
  readonly forecastOf: ((wanted: Wanted) => Promise<Forecast | null>) | null;
  readonly demo: boolean;
};

const none = { days: [], asOf: null, source: null };

/**
 * The weather from today at the resort. There is none without a provider, without the resort's position in the settings, or
 * when the provider has been silent for too long. The demo has its own, which no provider knows of.
 */
export async function showWeather(
  db: Db,
  { forecastOf, demo }: Sources,
): Promise<Reply<typeof weatherRoute>> {
  const { island, timeZone } = await loadSettings(db);
  const today = await loadToday(db, timeZone);
  if (forecastOf === null) {
    if (!demo) return none;
    const asOf = (await loadNow(db)).toISOString();
    return { days: demoWeather(today, forecastDays), asOf, source: "demo" };
  }
  const position = readPosition(island.coordinates ?? "");
  if (position === null) return none;
  const forecast = await forecastOf({ position, timeZone });
  const days = forecast?.days.filter(({ day }) => day >= today) ?? [];
  if (forecast === null || days.length === 0) return none;
  return { days, asOf: new Date(forecast.heardAt).toISOString(), source: "openMeteo" };
}
