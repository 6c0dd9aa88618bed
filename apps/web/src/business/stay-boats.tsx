import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
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

/** The boats of a stay to look at: when, from where to where. Wants the words of `guest-links`. */
export function StayBoats({ boats }: { boats: readonly Boat[] }) {
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
