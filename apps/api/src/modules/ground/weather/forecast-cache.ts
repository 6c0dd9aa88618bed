import type { WeatherDay } from "@pulau/contract/weather.ts";

const minute = 60_000;
/** For so long an answer is as good as a new one: forecasts are made hourly at the most. */
const freshMs = 30 * minute;
/** For so long the last answer is still shown while the provider has none. */
const staleMs = 12 * 60 * minute;
/** So long a provider that failed is left alone. */
const restMs = minute;

export type Forecast = { readonly days: readonly WeatherDay[]; readonly heardAt: number };

type Entry = { last: Forecast | null; failedAt: number; underWay: Promise<Forecast | null> | null };

/**
 * Remembers a provider's answers by what was wanted. One question at a time goes out; who comes meanwhile gets the last
 * answer, or waits for the same one where there is none. A provider that fails costs nobody more than one wait a minute.
 */
export function forecastCache<W>(
  fetchDays: (wanted: W) => Promise<readonly WeatherDay[]>,
  onFailure: (error: unknown) => void,
  now: () => number = Date.now,
): (wanted: W) => Promise<Forecast | null> {
  const entries = new Map<string, Entry>();
  const refresh = (entry: Entry, wanted: W): Promise<Forecast | null> => {
    entry.underWay ??= fetchDays(wanted)
      .then((days) => {
        entry.last = { days, heardAt: now() };
        return entry.last;
      })
      .catch((error: unknown) => {
        entry.failedAt = now();
        onFailure(error);
        return null;
      })
      .finally(() => {
        entry.underWay = null;
      });
    return entry.underWay;
  };
  return async (wanted) => {
    const key = JSON.stringify(wanted);
    const entry = entries.get(key) ?? { last: null, failedAt: Number.NEGATIVE_INFINITY, underWay: null };
    // One place is asked for at a time: that of the settings. An earlier one is forgotten.
    if (!entries.has(key)) entries.clear();
    entries.set(key, entry);
    const age = entry.last === null ? Number.POSITIVE_INFINITY : now() - entry.last.heardAt;
    const usable = age <= staleMs ? entry.last : null;
    if (age <= freshMs || now() - entry.failedAt < restMs) return usable;
    const refreshed = refresh(entry, wanted);
    return usable ?? refreshed;
  };
}
