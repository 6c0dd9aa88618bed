import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Panel } from "../../../../ui/panel.tsx";
import type { RidePreview, totalsOf } from "../calls.ts";
import styles from "../disruptions.module.css";

/** What it costs the resort; nothing is shown where it costs nothing. */
export function Costs({
  totals,
  rides,
}: {
  totals: ReturnType<typeof totalsOf>;
  rides: readonly RidePreview[];
}) {
  const { t } = useTranslation("disruptions");
  const costs = [
    { key: "refunds", sen: totals.refund.backSen },
    { key: "credits", sen: totals.credit.backSen },
    { key: "rides", sen: rides.reduce((sum, { backSen }) => sum + backSen, 0) },
    { key: "charters", sen: totals.chartersSen },
  ] as const;
  const shown = costs.filter(({ sen }) => sen > 0);
  if (shown.length === 0) return null;
  return (
    <Panel title={t("costs.title")}>
      <ul className={styles.lines}>
        {shown.map(({ key, sen }) => (
          <li key={key}>
            <span>{t(`costs.${key}`)}</span>
            <Money sen={sen} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
