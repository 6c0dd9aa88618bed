import { useWeather } from "../../../business/weather/use-weather.ts";
import { WeatherDays } from "../../../business/weather/weather-days.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Card } from "../../../ui/surfaces.tsx";
import type { Stay } from "./calls.ts";
import styles from "./dashboard.module.css";

/** What the weather will be during the next stay, once that is near enough for a forecast. */
export default function StayWeather({ checkIn, checkOut }: Pick<Stay, "checkIn" | "checkOut">) {
  const { t } = useTranslation("weather");
  const weather = useWeather({ from: checkIn, to: checkOut });
  if (weather === null) return null;
  return (
    <Card as="section" className={styles.weather} aria-labelledby="stay-weather">
      <h2 id="stay-weather">{t("title")}</h2>
      <WeatherDays of={weather} />
    </Card>
  );
}
