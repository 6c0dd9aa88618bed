import { addDays, type Day, daysOfMonth, monthStart, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { dayText, weekdayNames } from "../../ui/format.ts";
import { ErrorState } from "../../ui/states.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { calendar, type Month, resort } from "./calls.ts";
import { calendarQuery } from "./choice.ts";
import { DayCell } from "./day-cell.tsx";
import styles from "./month-grid.module.css";
import { useChoice } from "./use-choice.ts";

type PricedDay = Month["days"][number];

/** Low, middle or high water, by the borders that the month's own prices set. */
export const tideOf = (day: PricedDay, tide: Month["tide"]): "low" | "middle" | "high" | null => {
  if (tide === null || day.state !== "free" || day.totalSen === null) return null;
  if (day.totalSen <= tide.lowToSen) return "low";
  return day.totalSen <= tide.midToSen ? "middle" : "high";
};

const moves: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 };

/** Arrow keys go from day to day; a day that can't be chosen is passed over. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const sideways = document.dir === "rtl" ? -1 : 1;
  const step = moves[event.key] ?? { ArrowLeft: -sideways, ArrowRight: sideways }[event.key];
  const from = (event.target as HTMLElement).dataset["day"];
  if (step === undefined || from === undefined) return;
  event.preventDefault();
  for (let day = addDays(from, step); day.slice(0, 7) === from.slice(0, 7); day = addDays(day, step)) {
    const cell = event.currentTarget.querySelector<HTMLButtonElement>(`[data-day="${day}"]`);
    if (cell !== null && !cell.disabled) return cell.focus();
  }
}

const waitingDay = (day: Day): PricedDay => ({ day, state: "closed", totalSen: null, holiday: false });

/** One month of arrivals, each with the whole price. */
export function MonthGrid({ compact = false, onChosen }: { compact?: boolean; onChosen?: () => void }) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const { stay, party, change } = useChoice();
  const { data: place } = useCall(resort, {});
  const [turned, setTurned] = useState<Day | null>(null);
  const month = monthStart(turned ?? stay?.checkIn ?? place?.today ?? "2026-01-01");
  const asked = useCall(calendar, calendarQuery(party, stay?.way.optionId ?? "", month), {
    enabled: stay !== null,
  });
  const days = asked.data?.days ?? daysOfMonth(month).map(waitingDay);
  const first = days.find(({ state }) => state === "free")?.day;
  const inMonth = stay !== null && monthStart(stay.checkIn) === month;
  const stop =
    inMonth && days.some(({ day, state }) => day === stay.checkIn && state === "free") ? stay.checkIn : first;
  const Title = compact ? "p" : "h3";
  return (
    <div className={classNames(compact && styles.compact)}>
      <div className={styles.head}>
        <Title className={classNames("display", styles.title)} aria-live="polite">
          {dayText(month, language, "month")}
        </Title>
        <div className={styles.moves}>
          <IconButton
            icon={IconChevronLeft}
            flips
            label={t("calendar.earlier")}
            disabled={place !== undefined && month <= place.today}
            onClick={() => setTurned(monthStart(addDays(month, -1)))}
          />
          <IconButton
            icon={IconChevronRight}
            flips
            label={t("calendar.later")}
            onClick={() => setTurned(monthStart(addDays(month, 31)))}
          />
        </div>
      </div>
      {asked.error && <ErrorState error={asked.error} retry={() => asked.refetch()} />}
      <div
        className={styles.grid}
        role="group"
        aria-label={t("calendar.grid")}
        aria-busy={asked.isPending}
        onKeyDown={moveFocus}
      >
        {weekdayNames(language).map((name) => (
          <span key={name} className={styles.weekday} aria-hidden="true">
            {name}
          </span>
        ))}
        {days.map((day, i) => (
          <DayCell
            key={day.day}
            day={day}
            tide={tideOf(day, asked.data?.tide ?? null)}
            waiting={asked.isPending}
            column={i === 0 ? weekdayOf(day.day) : undefined}
            stay={stay}
            stop={day.day === stop}
            onChoose={() => {
              void change({ option: stay?.way.optionId, arrive: day.day } as never);
              onChosen?.();
            }}
          />
        ))}
      </div>
    </div>
  );
}
