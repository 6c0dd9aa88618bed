import { bandOf } from "@pulau/domain/occupancy/occupancy.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Occupancy, Reservations } from "../calls.ts";
import styles from "../rooms.module.css";

type Props = { days: Occupancy["days"]; reservations: Reservations["days"] };

/** A bar for each night; its figure is cut, not rounded, so that it never says more than its colour. Everything that a bar shows is read out with it; it scrolls where the days are many. */
export function DayBars({ days, reservations }: Props) {
  const { t } = useTranslation("rooms");
  const { language } = useLanguage();
  const booked = new Map(reservations.map((reservation) => [reservation.day, reservation]));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section className={styles.bars} aria-label={t("sold.perNight")} tabIndex={0}>
      <ol>
        {days.map(({ day, percent, sold, sellable }) => {
          const there = booked.get(day);
          const words = t("sold.night", {
            day: dayText(day, language, "weekday"),
            percent,
            sold,
            sellable,
            word: t(`bands.${bandOf(percent)}`),
            arrivals: there?.arrivals ?? 0,
            departures: there?.departures ?? 0,
          });
          return (
            <li key={day} data-tip={words}>
              <span className={styles.barFigure} aria-hidden="true">
                {Math.floor(percent)}
              </span>
              <span className={styles.barTrack} aria-hidden="true">
                <span className={styles.bar} data-band={bandOf(percent)} style={{ height: `${percent}%` }} />
              </span>
              <span className={styles.barDay} aria-hidden="true">
                {Number(day.slice(8))}
              </span>
              <span className={styles.unseen}>{words}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
