import { weekdayOf } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText, weekdayNames } from "../../../../ui/format.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { SailingDay } from "../calls.ts";
import type { MonthProps } from "./month-props.ts";
import { SailingLink } from "./sailing-link.tsx";
import styles from "./sailings-month.module.css";
import { useMonthKeys } from "./use-month-keys.ts";
import { WaitingChip } from "./waiting-chip.tsx";

/** The weeks of a month, Monday first; a place before or after the month is empty. */
function weeksOf(days: readonly SailingDay[]): (SailingDay | null)[][] {
  const [first] = days;
  const lead = first ? weekdayOf(first.day) - 1 : 0;
  return Array.from({ length: Math.ceil((lead + days.length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => days[week * 7 + at - lead] ?? null),
  );
}

/** Days by weeks, each with its boats; one of them has the place in the order of Tab, arrows lead to the others. */
export function MonthGrid({ days, today, onTurn }: MonthProps) {
  const { t } = useTranslation("sailings");
  const { language } = useLanguage();
  const { box, stop, ...keys } = useMonthKeys({ days, today, onTurn });
  return (
    <>
      <p className="hint" data-pointer="fine">
        {t("month.keys")}
      </p>
      <table ref={box} className={styles.grid} aria-label={t("title")} {...keys}>
        <thead>
          <tr>
            {weekdayNames(language, "long").map((name, i) => (
              <th key={name} scope="col" abbr={name}>
                {weekdayNames(language)[i]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week.find((day) => day !== null)?.day}>
              {week.map((shown, at) =>
                shown ? (
                  <td key={shown.day} data-today={shown.day === today || undefined}>
                    <div className={styles.head}>
                      <time dateTime={shown.day}>
                        <VisuallyHidden>{dayText(shown.day, language, "weekday")}</VisuallyHidden>
                        <span aria-hidden="true">{Number(shown.day.slice(8))}</span>
                      </time>
                      <WaitingChip count={shown.waiting} />
                    </div>
                    <ul>
                      {shown.sailings.map((sailing) => (
                        <li key={sailing._id}>
                          <SailingLink sailing={sailing} tabIndex={sailing._id === stop ? 0 : -1} />
                        </li>
                      ))}
                    </ul>
                  </td>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place before or after the month
                  <td key={at} className={styles.blank} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
