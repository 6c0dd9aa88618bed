import { useWeather } from "../../../../business/weather/use-weather.ts";
import { WeatherDays } from "../../../../business/weather/weather-days.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import pageStyles from "../stay-pages.module.css";

/** As many days as stand beside one another. */
const shownDays = 7;

/** The weather of the week ahead; nothing where there is no forecast. */
export default function WeatherForecast() {
  const { t } = useTranslation("weather");
  const weather = useWeather();
  if (weather === null) return null;
  return (
    <section className={pageStyles.section} aria-labelledby="weather">
      <h2 className="display" id="weather">
        {t("ahead")}
      </h2>
      <WeatherDays of={{ ...weather, days: weather.days.slice(0, shownDays) }} />
    </section>
  );
}
