import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { Manifest } from "../calls.ts";
import styles from "./departure.module.css";

const figures = ["listed", "aboard", "waiting", "late", "left", "lacking"] as const;

/** How many there are of each, above the list. */
export function Counts({ shown: { counts, departure, today } }: { shown: Manifest }) {
  const { t } = useTranslation("sailings");
  const { timeText, dayOf } = useMoments();
  const now = new Date().toISOString();
  // Hours before a boat leaves nobody is missing yet.
  const isLeaving =
    departure.day < today ||
    (departure.day === dayOf(now) && departure.time !== null && departure.time <= timeText(now));
  const warns = { waiting: isLeaving, lacking: true } as Partial<Record<(typeof figures)[number], boolean>>;
  return (
    <Card padded={false}>
      <dl className={styles.counts}>
        {figures.map((count) => (
          <div key={count} data-warns={warns[count] && counts[count] > 0 ? "" : undefined}>
            <dt>{t(`counts.${count}`)}</dt>
            <dd>{counts[count]}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.ages}>
        {(["adults", "children", "infants"] as const)
          .map((kind) => t(`ages.${kind}`, { count: counts[kind] }))
          .join(" · ")}
      </p>
    </Card>
  );
}
