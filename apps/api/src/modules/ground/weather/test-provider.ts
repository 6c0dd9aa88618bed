import { createServer } from "node:http";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";

/** What a provider does beside answering. */
export type Mood = "well" | "failing" | "silent" | "nonsense" | "otherShape";

const variables = [
  "weather_code",
  "temperature_2m_max",
  "temperature_2m_min",
  "precipitation_probability_max",
  "wind_speed_10m_max",
] as const;

/** What it knows of each day of a week; a code that nobody has words for, and a day of which it knows nothing, too. */
const known: Readonly<Record<(typeof variables)[number], readonly (number | null)[]>> = {
  weather_code: [2, 95, 0, 81, 42, null, 3],
  temperature_2m_max: [31.4, 29.6, 32.5, 30, 31, null, 30.2],
  temperature_2m_min: [26.2, 25.4, 26.9, 25, 26, null, 25.5],
  precipitation_probability_max: [20, 85, 3, 60, 10, null, null],
  wind_speed_10m_max: [14.3, 31.6, 10.1, 22, 12, null, 18.8],
};

/** A refusal as Open-Meteo writes it. */
const refusal = (reason: string) => ({ error: true, reason });

/** Open-Meteo's `GET /v1/forecast` with the rules of its documentation that we depend on, on a port of this machine. */
export async function openTestProvider(from: Day) {
  const state = { mood: "well" as Mood, from, requests: [] as URL[] };
  const server = createServer((request, reply) => {
    const url = new URL(request.url ?? "/", "http://provider.test");
    state.requests.push(url);
    if (state.mood === "silent") return; // never answers: who asks must give up by itself
    const send = (status: number, body: unknown) =>
      reply
        .writeHead(status, { "content-type": "application/json; charset=utf-8" })
        .end(typeof body === "string" ? body : JSON.stringify(body));
    if (state.mood === "failing") return send(503, refusal("overloaded"));
    if (state.mood === "nonsense") return send(200, "<html>");
    if (state.mood === "otherShape") return send(200, { daily: { time: "soon" } });
    const { status, body } = forecastOf(url, state.from);
    send(status, body);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the provider has no port");
  return {
    state,
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function forecastOf(url: URL, from: Day): { status: number; body: unknown } {
  if (url.pathname !== "/v1/forecast") return { status: 404, body: refusal("Not Found") };
  const { latitude, longitude, daily, timezone, forecast_days: count } = Object.fromEntries(url.searchParams);
  if (!(Math.abs(Number(latitude)) <= 90))
    return { status: 400, body: refusal("Latitude must be in range of -90 to 90°.") };
  if (!timezone) return { status: 400, body: refusal("Timezone is required") };
  const wanted = daily?.split(",") ?? [];
  const unknown = wanted.find((name) => !variables.some((variable) => variable === name));
  if (unknown)
    return { status: 400, body: refusal(`Cannot initialize Daily from invalid String value ${unknown}.`) };
  if (!(Number(count) >= 1 && Number(count) <= 16))
    return {
      status: 400,
      body: refusal(`Forecast days is invalid. Allowed range 0 to 16. Given ${count}.`),
    };
  const days = known.weather_code.slice(0, Number(count));
  return {
    status: 200,
    body: {
      latitude: Number(latitude),
      longitude: Number(longitude),
      generationtime_ms: 0.08,
      utc_offset_seconds: 28_800,
      timezone,
      timezone_abbreviation: "GMT+8",
      elevation: 4,
      daily_units: { time: "iso8601", weather_code: "wmo code", temperature_2m_max: "°C" },
      daily: {
        time: days.map((_, ahead) => addDays(from, ahead)),
        ...Object.fromEntries(wanted.map((name) => [name, known[name as keyof typeof known]])),
      },
    },
  };
}
