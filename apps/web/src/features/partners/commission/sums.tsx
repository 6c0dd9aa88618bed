import type { CommissionSums } from "@pulau/contract/commission.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import type { z } from "zod";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import styles from "./commission.module.css";

const shown = ["forecast", "earned", "requested", "paid", "reversed"] as const;

/** How much is forecast, earned, asked for, paid and taken back. */
export function Sums({ sums }: { sums: z.infer<typeof CommissionSums> }) {
  const { t } = useTranslation("commission");
  return (
    <>
      <Card padded={false}>
        <dl className={styles.sums} aria-label={t("sums.label")}>
          {shown.map((name) => (
            <div key={name}>
              <dt>
                {t(`sums.${name}`)}
                <small className="hint">{t(`sums.${name}Hint`)}</small>
              </dt>
              <dd>
                <Money sen={sums[`${name}Sen`]} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {sums.owedSen > 0 && (
        <Notice tone="warning">{t("owed", { amount: formatRinggit(sums.owedSen) })}</Notice>
      )}
    </>
  );
}
