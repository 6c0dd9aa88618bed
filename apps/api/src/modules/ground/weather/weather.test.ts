import { saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { weatherRoute } from "@pulau/contract/weather.ts";
import { everyRight } from "@pulau/domain/access/permissions.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller } from "../../../races/caller.ts";
import { newGuest } from "../../../races/guest.ts";
import { openStage, type Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { loadSettings, loadToday } from "../resort/public.ts";
import { demoWeather } from "./demo-weather.ts";
import { forecastCache } from "./forecast-cache.ts";
import { fetchOpenMeteo } from "./open-meteo.ts";
import { openTestProvider } from "./test-provider.ts";

const from = "2026-06-12";
const wanted = { position: { latitude: 5.9, longitude: 102.7 }, timeZone: "Asia/Kuala_Lumpur" };
let provider: Awaited<ReturnType<typeof openTestProvider>>;

beforeAll(async () => {
  provider = await openTestProvider(from);
});
afterAll(() => provider.close());
beforeEach(() => {
  provider.state.mood = "well";
  provider.state.requests = [];
});
const fetchFrom = (apiKey: string | null = null) => fetchOpenMeteo({ url: provider.url, apiKey }, wanted);

describe("a provider's answer", () => {
  it("is read by day, whole, without days that it knows nothing of or says in no known word", async () => {
    expect(await fetchFrom()).toEqual([
      { day: from, kind: "partly", lowC: 26, highC: 31, rainPercent: 20, windKmh: 14 },
      { day: "2026-06-13", kind: "storm", lowC: 25, highC: 30, rainPercent: 85, windKmh: 32 },
      { day: "2026-06-14", kind: "clear", lowC: 27, highC: 33, rainPercent: 3, windKmh: 10 },
      { day: "2026-06-15", kind: "showers", lowC: 25, highC: 30, rainPercent: 60, windKmh: 22 },
      { day: "2026-06-18", kind: "cloudy", lowC: 26, highC: 30, rainPercent: null, windKmh: 19 },
    ]);
  });

  it("is asked for by place, calendar and key", async () => {
    await fetchFrom("key-1");
    const [url] = provider.state.requests;
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      latitude: "5.9",
      longitude: "102.7",
      timezone: "Asia/Kuala_Lumpur",
      apikey: "key-1",
    });
    await fetchFrom();
    expect(provider.state.requests[1]?.searchParams.has("apikey")).toBe(false);
  });

  it.each(["failing", "nonsense", "otherShape"] as const)("is refused from one that is %s", async (mood) => {
    provider.state.mood = mood;
    await expect(fetchFrom()).rejects.toThrow();
  });
});

describe("the last answer", () => {
  const minute = 60_000;
  function setUp() {
    const clock = { now: 0 };
    const answers = { count: 0, fails: false };
    const failures: unknown[] = [];
    const forecastOf = forecastCache(
      async (_: string) => {
        answers.count += 1;
        if (answers.fails) throw new Error("down");
        return demoWeather(from, answers.count);
      },
      (error) => failures.push(error),
      () => clock.now,
    );
    const daysAt = async (minutes: number) => {
      clock.now = minutes * minute;
      return (await forecastOf("here"))?.days.length ?? null;
    };
    return { answers, failures, daysAt, forecastOf };
  }

  it("serves for half an hour, and is asked for once by all who come at one moment", async () => {
    const { answers, daysAt, forecastOf } = setUp();
    await Promise.all([forecastOf("here"), forecastOf("here"), forecastOf("here")]);
    expect(answers.count).toBe(1);
    expect(await daysAt(30)).toBe(1);
    expect(answers.count).toBe(1);
    expect(await daysAt(31)).toBe(1); // nobody waits for the new one
    expect(await daysAt(32)).toBe(2);
  });

  it("stands in for half a day while the provider has none, then there is none", async () => {
    const { answers, failures, daysAt } = setUp();
    expect(await daysAt(0)).toBe(1);
    answers.fails = true;
    expect(await daysAt(60)).toBe(1);
    expect(await daysAt(720)).toBe(1);
    expect(await daysAt(721)).toBeNull();
    expect(failures.length).toBeGreaterThan(0);
  });

  it("is not asked for again within a minute of a failure", async () => {
    const { answers, daysAt } = setUp();
    answers.fails = true;
    expect(await daysAt(0)).toBeNull();
    expect(await daysAt(0.5)).toBeNull();
    expect(answers.count).toBe(1);
    answers.fails = false;
    expect(await daysAt(1.1)).toBe(2);
  });

  it("of one place is none of another", async () => {
    const { answers, forecastOf } = setUp();
    await forecastOf("here");
    await forecastOf("there");
    expect(answers.count).toBe(2);
  });
});

describe("the weather at the resort", () => {
  let stage: Stage;
  let visitor: Caller;
  let desk: Caller;
  let here: Awaited<ReturnType<typeof openTestProvider>>;
  const today = async () => loadToday(stage.base.db, (await loadSettings(stage.base.db)).timeZone);
  const place = async (coordinates: string | null) => {
    const { values } = await desk.must(settingRoutes.island, {});
    return desk.call(saveSettingRoutes.island, { body: { island: { ...values.island, coordinates } } });
  };

  beforeAll(async () => {
    here = await openTestProvider(from);
    stage = await openStage({}, undefined, { WEATHER_URL: `${here.url}/`, PULAU_DEMO: "1" });
    here.state.from = addDays(await today(), -1);
    visitor = await newGuest(stage.urls);
    ({ desk } = await staffCaller(stage, everyRight()));
  });
  afterAll(async () => {
    await stage.close();
    await here.close();
  });

  it("is absent until staff say where the resort lies, and a place that is none is refused", async () => {
    expect(await visitor.must(weatherRoute, {})).toEqual({ days: [], asOf: null, source: null });
    expect(here.state.requests).toEqual([]);
    expect(await place("north of the jetty")).toMatchObject({ status: 400, code: "INVALID_INPUT" });
    expect(await place("5.9156, 102.7379")).toMatchObject({ ok: true });
  });

  it("begins today, though the provider's began yesterday", async () => {
    const weather = await visitor.must(weatherRoute, {});
    expect(weather.source).toBe("openMeteo");
    expect(weather.days[0]?.day).toBe(await today());
    expect(here.state.requests[0]?.searchParams.get("latitude")).toBe("5.9156");
    await visitor.must(weatherRoute, {});
    expect(here.state.requests).toHaveLength(1);
  });
});

it("there is none without a provider, but in the demo, whose days are always the same", async () => {
  const [plain, demo] = await Promise.all(
    ["0", "1"].map(async (PULAU_DEMO) => {
      const stage = await openStage({}, undefined, { PULAU_DEMO });
      const weather = await (await newGuest(stage.urls)).must(weatherRoute, {});
      await stage.close();
      return weather;
    }),
  );
  expect(plain).toEqual({ days: [], asOf: null, source: null });
  expect(demo).toMatchObject({ source: "demo" });
  expect(demo?.days).toHaveLength(16);
  expect(demoWeather(from, 3).slice(1)).toEqual(demoWeather("2026-06-13", 2));
});
