import { Figures } from "../../../../business/figures.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import type { Manifest } from "../calls.ts";
import styles from "./departure.module.css";
import { LoadText } from "./load-line.tsx";

const figures = ["listed", "aboard", "waiting", "late", "moved", "left", "lacking"] as const;

/** How many there are of each, above the list. */
export function Counts({ shown: { counts, departure, today, load } }: { shown: Manifest }) {
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
      <Figures
        of={figures.map((figure) => ({
          name: t(`counts.${figure}`),
          count: counts[figure],
          warns: warns[figure],
        }))}
      />
      <p className={styles.ages}>
        {(["adults", "children", "infants"] as const)
          .map((kind) => t(`ages.${kind}`, { count: counts[kind] }))
          .join(" · ")}
      </p>
      {load && (
        <p className={styles.ages}>
          <LoadText load={load} />
        </p>
      )}
    </Card>
  );
}
