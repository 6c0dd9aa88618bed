import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/format.ts";
import { IconChevronLeft, IconChevronRight } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./pick-ups.module.css";

type Props = { day: Day | undefined; today: Day | undefined };

/** The day and the ways to its neighbours, today's without one in the address. */
export function DayHead({ day, today }: Props) {
  const { t } = useTranslation("pick-ups");
  const { language } = useLanguage();
  const navigate = useNavigate();
  const go = (to: Day) =>
    navigate({ to: "/staff/pick-ups", search: to === today ? {} : { day: to }, resetScroll: false });
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")} />
      {day !== undefined && (
        <div className={styles.days}>
          <IconButton
            icon={IconChevronLeft}
            flips
            bordered
            label={t("earlier")}
            onClick={() => void go(addDays(day, -1))}
          />
          <b className="dated">{dayText(day, language, "weekday")}</b>
          <IconButton
            icon={IconChevronRight}
            flips
            bordered
            label={t("later")}
            onClick={() => void go(addDays(day, 1))}
          />
          {today !== undefined && day !== today && (
            <Button kind="outline" size="small" onClick={() => void go(today)}>
              {t("today")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
