import type { StatementReply } from "@pulau/contract/commission.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import styles from "./commission.module.css";

/** What the period comes to; of the sums that are nothing, only those that are always told. */
export function StatementSums({ sums, requestedSen, owedSen }: StatementReply) {
  const { t } = useTranslation("commission");
  const rows = [
    ["earned", sums.earnedSen],
    ["reversed", -sums.reversedSen],
    ["net", sums.netSen],
    ["paidOut", sums.paidOutSen],
    ["requested", requestedSen],
    ["owed", owedSen],
  ] as const;
  const always = ["earned", "net", "paidOut"];
  return (
    <Card className={styles.foot}>
      <dl>
        {rows
          .filter(([name, sen]) => sen !== 0 || always.includes(name))
          .map(([name, sen]) => (
            <div key={name} data-strong={name === "net" || undefined}>
              <dt>{t(`page.sums.${name}`)}</dt>
              <dd>
                <Money sen={sen} />
              </dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
