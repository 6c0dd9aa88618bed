import type { Solution } from "@pulau/domain/transport/disruption.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Card } from "../../../ui/surfaces.tsx";
import styles from "./disruptions.module.css";

/** How many persons get what. */
export function Counts({ persons }: { persons: Readonly<Record<Solution, number>> }) {
  const { t } = useTranslation("disruptions");
  const shown = ["move", "refund", "credit", "later"] as const;
  return (
    <Card padded={false}>
      <dl className={styles.counts}>
        {shown.map((solution) => (
          <div key={solution} data-warns={solution === "later" && persons.later > 0 ? "" : undefined}>
            <dt>{t(`solutions.${solution}`)}</dt>
            <dd>{persons[solution]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
