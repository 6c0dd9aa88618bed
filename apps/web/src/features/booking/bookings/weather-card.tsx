import { useWeather } from "../../../business/weather/use-weather.ts";
import { WeatherDays } from "../../../business/weather/weather-days.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Booking } from "./calls.ts";
import { Section } from "./section.tsx";

/** What the weather will be during a stay, once that is near enough for a forecast. */
export default function WeatherCard({ checkIn, checkOut }: Pick<Booking, "checkIn" | "checkOut">) {
  const { t } = useTranslation("weather");
  const weather = useWeather({ from: checkIn, to: checkOut });
  if (weather === null) return null;
  return (
    <Section title={t("title")}>
      <WeatherDays of={weather} />
    </Section>
  );
}
