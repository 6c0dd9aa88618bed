import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import { addMinutes } from "@pulau/domain/transport/clock.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { Icon } from "../ui/icon.tsx";
import { IconSpeedboat } from "../ui/icons/index.ts";
import { Comma, DayText } from "../ui/money-and-dates.tsx";
import { useLanguage } from "../ui/use-language.ts";
import styles from "./stay-boats.module.css";

type Boat = {
  readonly direction: "out" | "back";
  readonly name: Words;
  readonly day: Day;
  readonly time: string | null;
  readonly from: string;
  readonly to: string;
};

type Props = {
  boats: readonly Boat[];
  /** How long before a boat leaves one must be at its jetty, where that is to be said. */
  boardMinutes?: number;
};

/** The boats of a stay to look at: when, from where to where. Wants the words of `guest-links`. */
export function StayBoats({ boats, boardMinutes }: Props) {
  const { t } = useTranslation("guest-links");
  const { say } = useLanguage();
  if (boats.length === 0) return null;
  return (
    <ul className={styles.boats}>
      {boats.map(({ direction, name, day, time, from, to }) => (
        <li key={direction}>
          <Icon of={IconSpeedboat} flips />
          <span>
            <b className="strong">{t(`ways.${direction}`)}</b>
            <small>
              <DayText day={day} shape="weekday" />
              <Comma />
              <bdi>{time ?? t("timeAgreed")}</bdi>
            </small>
            {time !== null && boardMinutes !== undefined && (
              <small>{t("beThere", { time: addMinutes(time, -boardMinutes), from })}</small>
            )}
            <small>
              {say(name)}
              <Comma />
              <bdi>{t("route", { from, to })}</bdi>
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
