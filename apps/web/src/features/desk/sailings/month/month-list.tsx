import { useEffect, useRef } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { EmptyState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { MonthProps } from "./month-props.ts";
import { SailingLink } from "./sailing-link.tsx";
import styles from "./sailings-month.module.css";
import { WaitingChip } from "./waiting-chip.tsx";

/** The same on a phone: each day with its boats below one another. This month begins at today. */
export function MonthList({ days, today }: MonthProps) {
  const { t } = useTranslation("sailings");
  const { language } = useLanguage();
  const now = useRef<HTMLHeadingElement>(null);
  useEffect(() => now.current?.scrollIntoView({ block: "start" }), []);
  const sailed = days.filter(({ sailings, waiting }) => sailings.length > 0 || waiting > 0);
  if (sailed.length === 0)
    return (
      <EmptyState picture="boat-at-jetty" title={t("nothing.title")}>
        {t("nothing.text")}
      </EmptyState>
    );
  return sailed.map(({ day, waiting, sailings }) => (
    <section key={day} className={styles.day} aria-label={dayText(day, language, "weekday")}>
      <h3 ref={day === today ? now : undefined} data-today={day === today || undefined}>
        {dayText(day, language, "near")} <WaitingChip count={waiting} />
      </h3>
      <Card padded={false}>
        <ul>
          {sailings.map((sailing) => (
            <li key={sailing._id}>
              <SailingLink sailing={sailing} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
}
