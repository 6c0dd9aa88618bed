import type { WeatherDay } from "@pulau/contract/weather.ts";
import type { WeatherKind } from "@pulau/domain/weather/weather-kinds.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Icon, type IconShape } from "../../ui/icon.tsx";
import {
  IconCloud,
  IconCloudFog,
  IconCloudRain,
  IconCloudSnow,
  IconCloudStorm,
  IconDroplet,
  IconSun,
  IconSunHigh,
} from "../../ui/icons/index.ts";
import { DayText, MomentText } from "../../ui/money-and-dates.tsx";
import type { WeatherAhead } from "./use-weather.ts";
import styles from "./weather-days.module.css";

const iconOf = {
  clear: IconSun,
  partly: IconSunHigh,
  cloudy: IconCloud,
  fog: IconCloudFog,
  drizzle: IconDroplet,
  rain: IconCloudRain,
  showers: IconCloudRain,
  storm: IconCloudStorm,
  snow: IconCloudSnow,
} as const satisfies Record<WeatherKind, IconShape>;

function Day({ of: { day, kind, lowC, highC, rainPercent, windKmh } }: { of: WeatherDay }) {
  const { t } = useTranslation("weather");
  return (
    <li>
      <span className={styles.day}>
        <DayText day={day} shape="near" />
      </span>
      <Icon of={iconOf[kind]} size="l" />
      <b className="strong">{t(`kinds.${kind}`)}</b>
      <span>
        <bdi>{t("degrees", { low: lowC, high: highC })}</bdi>
      </span>
      <small className="hint">
        {rainPercent !== null && <span>{t("rain", { percent: rainPercent })}</span>}
        {windKmh !== null && <span>{t("wind", { kmh: windKmh })}</span>}
      </small>
    </li>
  );
}

/** Day by day what the weather will be, from whom that is, and when it was said. */
export function WeatherDays({ of: { days, source, asOf } }: { of: WeatherAhead }) {
  const { t } = useTranslation("weather");
  return (
    <>
      <ol className={styles.days}>
        {days.map((day) => (
          <Day key={day.day} of={day} />
        ))}
      </ol>
      <p className="hint">
        {source === "demo" ? (
          t("demo")
        ) : (
          <>
            <a className="link" href="https://open-meteo.com/" rel="noreferrer" target="_blank">
              {t("openMeteo")}
            </a>{" "}
            · <MomentText moment={asOf} />
          </>
        )}
      </p>
    </>
  );
}
