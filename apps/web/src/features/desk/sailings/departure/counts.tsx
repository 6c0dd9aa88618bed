import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card } from "../../../../ui/surfaces.tsx";
import type { Manifest } from "../calls.ts";
import styles from "./departure.module.css";

const shown = ["listed", "aboard", "waiting", "late", "left", "lacking"] as const;

/** How many there are of each, above the list. */
export function Counts({ counts }: { counts: Manifest["counts"] }) {
  const { t } = useTranslation("sailings");
  return (
    <Card padded={false}>
      <dl className={styles.counts}>
        {shown.map((count) => (
          <div
            key={count}
            data-warns={(count === "waiting" || count === "lacking") && counts[count] > 0 ? "" : undefined}
          >
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
