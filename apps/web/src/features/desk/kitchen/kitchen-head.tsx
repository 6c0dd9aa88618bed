import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dropdown } from "../../../ui/dropdown.tsx";
import { IconCalendar, IconChevronLeft, IconChevronRight, IconPrinter } from "../../../ui/icons/index.ts";
import { DayText } from "../../../ui/money-and-dates.tsx";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import styles from "./kitchen.module.css";

/** The day and the ways to others, today's without one in the address. */
export function KitchenHead({ day, today }: { day: Day | null; today: Day | null }) {
  const { t } = useTranslation("kitchen");
  const navigate = useNavigate();
  const go = (to: Day) =>
    navigate({ to: "/staff/kitchen", search: to === today ? {} : { day: to }, resetScroll: false });
  return (
    <header className={styles.head}>
      <h1 className="display">{t("title")}</h1>
      {day !== null && (
        <div className={styles.steps}>
          <IconButton
            icon={IconChevronLeft}
            flips
            label={t("earlier")}
            onClick={() => go(addDays(day, -1))}
          />
          <Dropdown
            align="start"
            trigger={(trigger) => (
              <Button kind="plain" size="small" icon={IconCalendar} {...trigger}>
                <VisuallyHidden>{t("goTo")}: </VisuallyHidden>
                <DayText day={day} shape="long" />
              </Button>
            )}
          >
            {(close) => (
              <div className={styles.goTo}>
                <DateField
                  label={t("goTo")}
                  value={day}
                  onChange={(value) => {
                    if (value === "") return;
                    go(value);
                    close();
                  }}
                />
              </div>
            )}
          </Dropdown>
          <IconButton icon={IconChevronRight} flips label={t("later")} onClick={() => go(addDays(day, 1))} />
          {today !== null && day !== today && (
            <Button kind="outline" size="small" onClick={() => go(today)}>
              {t("today")}
            </Button>
          )}
        </div>
      )}
      <div className={styles.headEnd}>
        <IconButton icon={IconPrinter} label={t("print")} onClick={() => print()} />
      </div>
    </header>
  );
}
