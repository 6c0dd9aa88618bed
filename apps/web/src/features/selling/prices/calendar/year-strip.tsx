import { addDays, type Day, dayOf, daysBetween, earliest, latest } from "@pulau/domain/calendar/day.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { PeriodId } from "@pulau/domain/ids.ts";
import { monthName } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useIsNarrow } from "../../../../ui/use-is-narrow.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./calendar.module.css";
import { isRestricted } from "./day-marks.ts";

type Span = { readonly id: PeriodId; readonly from: Day; readonly to: Day };

/** The whole year in three lanes: when it is sold, restricted, and dearer. A month is gone to by a press. */
export function YearStrip({
  card,
  first,
  onMonth,
}: {
  card: RateBook;
  /** The first of the months that are shown below. */
  first: Day;
  onMonth: (month: Day) => void;
}) {
  const { t } = useTranslation("prices");
  const { language } = useLanguage();
  const isNarrow = useIsNarrow();
  const year = first.slice(0, 4);
  const [start, end] = [dayOf(`${year}-01-01`), dayOf(`${year}-12-31`)];
  const length = daysBetween(start, end) + 1;
  const at = (day: Day) => (daysBetween(start, day) / length) * 100;
  const lanes: Record<"prices" | "restrictions" | "surcharges", readonly Span[]> = {
    prices: card.periods,
    restrictions: card.periods.filter((period) => isRestricted(period, card.option.nights)),
    surcharges: card.surcharges.flatMap(({ id, from, to, dates }) =>
      dates && dates.length > 0
        ? dates.map((span, i) => ({ ...span, id: `${id} ${i}` }))
        : [{ id, from, to }],
    ),
  };
  const months = Array.from({ length: 12 }, (_, i) => dayOf(`${year}-${String(i + 1).padStart(2, "0")}-01`));
  return (
    <div className={styles.strip}>
      <div className={styles.stripMonths}>
        {months.map((month) => (
          <button
            key={month}
            type="button"
            aria-current={month === first ? "date" : undefined}
            onClick={() => onMonth(month)}
          >
            <VisuallyHidden>{monthName(month, language)}</VisuallyHidden>
            <span aria-hidden="true">{monthName(month, language, isNarrow ? "narrow" : "short")}</span>
          </button>
        ))}
      </div>
      {(["prices", "restrictions", "surcharges"] as const).map((lane) => (
        <div key={lane} className={styles.lane} data-lane={lane}>
          <small>{t(`calendar.lanes.${lane}`)}</small>
          <span>
            {lanes[lane]
              .filter(({ from, to }) => from <= end && to >= start)
              .map(({ id, from, to }) => {
                const [left, right] = [latest(from, start), earliest(to, end)];
                return (
                  <i
                    key={id}
                    style={{
                      insetInlineStart: `${at(left)}%`,
                      inlineSize: `${at(addDays(right, 1)) - at(left)}%`,
                    }}
                  />
                );
              })}
          </span>
        </div>
      ))}
    </div>
  );
}
