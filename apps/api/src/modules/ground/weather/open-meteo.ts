import type { WeatherDay } from "@pulau/contract/weather.ts";
import { isDay } from "@pulau/domain/calendar/day.ts";
import type { Position } from "@pulau/domain/weather/position.ts";
import { weatherKindOf } from "@pulau/domain/weather/weather-kinds.ts";
import { z } from "zod";

/** How the provider is reached: Open-Meteo, or whoever answers as it does. */
export type Provider = {
  /** Without a slash at the end. */
  readonly url: string;
  /** Of those who pay for it; null where none is needed. */
  readonly apiKey: string | null;
};

/** Which days are wanted: of which place, by whose calendar. */
export type Wanted = { readonly position: Position; readonly timeZone: string };

/** As far ahead as its forecast goes. */
export const forecastDays = 16;
const mostWaitedMs = 4_000;
const mostBytes = 200_000;

const Figures = z.array(z.number().nullable());
const Document = z.object({
  daily: z.object({
    time: z.array(z.string().refine(isDay)),
    weather_code: Figures,
    temperature_2m_max: Figures,
    temperature_2m_min: Figures,
    precipitation_probability_max: Figures.optional(),
    wind_speed_10m_max: Figures.optional(),
  }),
});

/**
 * Asks for the forecast of a place. Throws when nobody answers in time, or what is answered is no forecast; days of which
 * the provider knows no weather or temperature are left out.
 */
export async function fetchOpenMeteo({ url, apiKey }: Provider, wanted: Wanted): Promise<WeatherDay[]> {
  const answer = await fetch(`${url}/v1/forecast?${queryOf(apiKey, wanted)}`, {
    headers: { accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(mostWaitedMs),
  });
  if (!answer.ok) throw new Error(`the weather's provider answered ${answer.status}`);
  const text = await answer.text();
  if (text.length > mostBytes) throw new Error("the weather's provider answered too much");
  return daysOf(Document.parse(JSON.parse(text)));
}

function queryOf(apiKey: string | null, { position, timeZone }: Wanted): URLSearchParams {
  return new URLSearchParams({
    latitude: String(position.latitude),
    longitude: String(position.longitude),
    daily:
      "weather_code,temperature_2m_max,temperature_2m_min,precipitation_probability_max,wind_speed_10m_max",
    timezone: timeZone,
    forecast_days: String(forecastDays),
    ...(apiKey !== null && { apikey: apiKey }),
  });
}

const rounded = (figure: number | null | undefined): number | null =>
  figure === null || figure === undefined ? null : Math.round(figure);

function daysOf({ daily }: z.infer<typeof Document>): WeatherDay[] {
  return daily.time.flatMap((day, at) => {
    const kind = weatherKindOf(daily.weather_code[at] ?? Number.NaN);
    const lowC = rounded(daily.temperature_2m_min[at]);
    const highC = rounded(daily.temperature_2m_max[at]);
    if (kind === null || lowC === null || highC === null) return [];
    const rainPercent = rounded(daily.precipitation_probability_max?.[at]);
    return [{ day, kind, lowC, highC, rainPercent, windKmh: rounded(daily.wind_speed_10m_max?.[at]) }];
  });
}
