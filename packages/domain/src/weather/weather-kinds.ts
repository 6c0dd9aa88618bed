/** What a day's weather is, in the words of a guest. */
export const weatherKinds = [
  "clear",
  "partly",
  "cloudy",
  "fog",
  "drizzle",
  "rain",
  "showers",
  "storm",
  "snow",
] as const;
export type WeatherKind = (typeof weatherKinds)[number];

const within = (code: number, from: number, to: number) => code >= from && code <= to;

/**
 * What a code of the World Meteorological Organization says (table 4677, as Open-Meteo uses it); null for one that it has
 * no words for.
 */
export function weatherKindOf(code: number): WeatherKind | null {
  if (code === 0) return "clear";
  if (within(code, 1, 2)) return "partly";
  if (code === 3) return "cloudy";
  if (code === 45 || code === 48) return "fog";
  if (within(code, 51, 57)) return "drizzle";
  if (within(code, 61, 67)) return "rain";
  if (within(code, 71, 77) || code === 85 || code === 86) return "snow";
  if (within(code, 80, 82)) return "showers";
  return within(code, 95, 99) ? "storm" : null;
}
