import { addDays } from "@pulau/domain/calendar/day.ts";
import { Link, useNavigate } from "@tanstack/react-router";
import { useSession } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { IconChevronLeft, IconChevronRight } from "../../../../ui/icons/index.ts";
import { DayText, Gap } from "../../../../ui/money-and-dates.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { Today } from "../calls.ts";
import { KeyHints } from "../keys/desk-keys.tsx";
import { NewBooking } from "../new-booking.tsx";
import { partOfDay } from "./day-counts.ts";
import styles from "./page.module.css";

function Greeting({ day }: { day: Today }) {
  const { t } = useTranslation("staff");
  const { timeText } = useMoments();
  const session = useSession();
  const name = session?.record.name.split(" ")[0] ?? "";
  const needs = day.needsPersonCount;
  return (
    <p className="muted">
      {t(`today.greeting.${partOfDay(timeText(day.now))}`, { name })}
      <Gap />
      {needs === 0 ? t("today.noNeeds") : t("today.needs", { count: needs })}
    </p>
  );
}

/** The date, a greeting, and the way to the days beside. */
export function DayHead({ day, isToday }: { day: Today; isToday: boolean }) {
  const { t } = useTranslation("staff");
  const navigate = useNavigate();
  const step = (days: number) =>
    navigate({ to: "/staff", search: { day: addDays(day.day, days) }, resetScroll: false });
  return (
    <header className={styles.head}>
      <div className={styles.date}>
        <h1 className="display">
          <DayText day={day.day} shape="long" />
        </h1>
        <span className={styles.steps}>
          <IconButton icon={IconChevronLeft} flips label={t("today.earlier")} onClick={() => step(-1)} />
          <IconButton icon={IconChevronRight} flips label={t("today.later")} onClick={() => step(1)} />
        </span>
      </div>
      {isToday ? (
        <Greeting day={day} />
      ) : (
        <p className="muted">
          {t("today.otherDay")}
          <Gap />
          <Link to="/staff" className="link">
            {t("today.back")}
          </Link>
        </p>
      )}
      <div className={styles.headEnd}>
        <KeyHints />
        <NewBooking />
      </div>
    </header>
  );
}
