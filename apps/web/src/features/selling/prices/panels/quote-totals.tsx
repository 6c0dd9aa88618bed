import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import type { TrialResult } from "../model/trial.ts";
import styles from "../prices.module.css";

type Props = {
  quote: Extract<TrialResult, { ok: true }>["quote"];
  /** What it came to, and what that is called. */
  before: number | null;
  beforeWord: string;
};

/** What a stay comes to, beside what it came to before. */
export function QuoteTotals({ quote: { totalSen: total, depositSen }, before, beforeWord }: Props) {
  const { t } = useTranslation("prices");
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t("quote.total")}</dt>
        <dd className={styles.total}>
          <Money sen={total} />
        </dd>
      </div>
      {before !== null && (
        <div>
          <dt>{beforeWord}</dt>
          <dd>
            <Money sen={before} />
          </dd>
        </div>
      )}
      {before !== null && before !== total && (
        <div>
          <dt>{t("quote.difference")}</dt>
          <dd className={styles.difference}>
            {total > before ? "+" : "−"}
            <Money sen={Math.abs(total - before)} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t("quote.deposit")}</dt>
        <dd>
          <Money sen={depositSen} />
        </dd>
      </div>
    </dl>
  );
}
