import type { WeatherDay } from "@pulau/contract/weather.ts";
import { weatherKinds } from "@pulau/domain/weather/weather-kinds.ts";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { useWeather } from "../../../../business/weather/use-weather.ts";
import { WeatherDays } from "../../../../business/weather/weather-days.tsx";
import { expectNoFaults, show } from "../../../../dev/browser-test.tsx";

const days: WeatherDay[] = weatherKinds.map((kind, at) => ({
  day: `2026-06-1${at}` as WeatherDay["day"],
  kind,
  lowC: 25,
  highC: 31,
  rainPercent: at === 0 ? null : at * 10,
  windKmh: at === 0 ? null : 12,
}));
const asOf = "2026-06-10T02:00:00.000Z";

describe("the weather day by day", () => {
  it.each(["en", "my", "cn"] as const)(
    "says each kind in a word beside its picture, in %s",
    async (language) => {
      await show(<WeatherDays of={{ days, source: "openMeteo", asOf }} />, { language, speaks: "weather" });
      await expect.poll(() => page.getByRole("listitem").elements().length).toBe(weatherKinds.length);
      const words = page
        .getByRole("listitem")
        .elements()
        .map((line) => line.querySelector("b")?.textContent);
      expect(new Set(words).size).toBe(weatherKinds.length);
      await expect.element(page.getByRole("link", { name: /Open-Meteo/ })).toBeVisible();
      await expectNoFaults();
    },
  );

  it("says neither rain nor wind that nobody knows, and of the demo that it is made up", async () => {
    await show(<WeatherDays of={{ days: days.slice(0, 1), source: "demo", asOf }} />, { speaks: "weather" });
    await expect.element(page.getByText("Sample weather of the demo")).toBeVisible();
    expect(page.getByRole("listitem").elements()[0]?.textContent).not.toMatch(/rain|Wind/);
  });
});

function Shown({ from, to }: { from: WeatherDay["day"]; to: WeatherDay["day"] }) {
  const weather = useWeather({ from, to });
  return <p>{weather === null ? "none" : weather.days.map(({ day }) => day).join(" ")}</p>;
}

describe("the weather of a stay", () => {
  const answer = (reply: unknown) => ({ call: (async () => reply) as never, speaks: "weather" as const });

  it("is of its days alone", async () => {
    await show(<Shown from="2026-06-12" to="2026-06-13" />, answer({ days, asOf, source: "openMeteo" }));
    await expect.element(page.getByText("2026-06-12 2026-06-13")).toBeVisible();
  });

  it("is absent where the forecast does not reach, and without a provider", async () => {
    await show(<Shown from="2027-01-01" to="2027-01-03" />, answer({ days, asOf, source: "openMeteo" }));
    await expect.element(page.getByText("none")).toBeVisible();
  });
});
