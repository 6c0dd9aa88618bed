import type { WeatherDay } from "@pulau/contract/weather.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";

/** A week on an island, over and over: the demo has no provider, and its guests are told so. */
const week = [
  { kind: "partly", lowC: 26, highC: 31, rainPercent: 20, windKmh: 14 },
  { kind: "clear", lowC: 26, highC: 32, rainPercent: 5, windKmh: 11 },
  { kind: "partly", lowC: 27, highC: 32, rainPercent: 25, windKmh: 16 },
  { kind: "showers", lowC: 25, highC: 30, rainPercent: 65, windKmh: 22 },
  { kind: "cloudy", lowC: 26, highC: 30, rainPercent: 35, windKmh: 18 },
  { kind: "storm", lowC: 25, highC: 29, rainPercent: 80, windKmh: 31 },
  { kind: "rain", lowC: 25, highC: 29, rainPercent: 70, windKmh: 20 },
] as const satisfies readonly Omit<WeatherDay, "day">[];

const msOfDay = 86_400_000;

/** The demo's weather from a day on; a day has the same whenever it is asked for. */
export const demoWeather = (from: Day, count: number): WeatherDay[] =>
  Array.from({ length: count }, (_, ahead) => {
    const day = addDays(from, ahead);
    const at = Math.floor(Date.parse(`${day}T00:00:00Z`) / msOfDay) % week.length;
    return { day, ...(week[at] ?? week[0]) };
  });
