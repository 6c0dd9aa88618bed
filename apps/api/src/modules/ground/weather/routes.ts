import { weatherRoute } from "@pulau/contract/weather.ts";
import { ok } from "@pulau/domain/result.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { forecastCache } from "./forecast-cache.ts";
import { fetchOpenMeteo, type Provider, type Wanted } from "./open-meteo.ts";
import { showWeather } from "./show-weather.ts";

/** The weather of the days ahead, where a provider is set. */
export const weatherModule: Module = (app, { db, settings }) => {
  const { weatherUrl: url, weatherApiKey: apiKey, demo } = settings;
  const providerOf = (provider: Provider) =>
    forecastCache(
      (wanted: Wanted) => fetchOpenMeteo(provider, wanted),
      (error) => app.log.warn({ err: error }, "the weather's provider did not answer"),
    );
  const forecastOf = url === null ? null : providerOf({ url, apiKey });
  mount(app, weatherRoute, async () => ok(await showWeather(db, { forecastOf, demo })));
};
