import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { Money } from "../../../ui/written.tsx";
import styles from "./change.module.css";
import type { ChangeQuote } from "./change-calls.ts";

/** The price before and after, and what that means: more to pay, or money that comes back. */
export function Difference({ quote }: { quote: ChangeQuote }) {
  const { t } = useTranslation("change");
  const { beforeSen, afterSen } = quote;
  return (
    <div className={styles.difference}>
      <dl>
        <div>
          <dt>{t("difference.before")}</dt>
          <dd>
            <Money sen={beforeSen} />
          </dd>
        </div>
        <div>
          <dt>{t("difference.after")}</dt>
          <dd>
            <Money sen={afterSen} />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>{t("difference.difference")}</dt>
          <dd>
            <bdi>{signed(afterSen - beforeSen)}</bdi>
          </dd>
        </div>
      </dl>
      <p>{useConsequence()(quote)}</p>
    </div>
  );
}

const signed = (sen: number): string => (sen > 0 ? `+ ${formatRinggit(sen)}` : formatRinggit(sen));

/** One sentence on what happens with the money. */
function useConsequence() {
  const { t } = useTranslation("change");
  return ({ dueSen, refundSen, keptSen, afterSen, beforeSen }: ChangeQuote): string => {
    if (refundSen > 0) {
      const back = t("money.back", { amount: formatRinggit(refundSen) });
      return keptSen > 0 ? `${back} ${t("money.kept", { amount: formatRinggit(keptSen) })}` : back;
    }
    if (keptSen > 0) return t("money.keptAll", { amount: formatRinggit(keptSen) });
    if (dueSen > 0) return t("money.due", { amount: formatRinggit(dueSen) });
    return t(afterSen === beforeSen ? "money.same" : "money.later");
  };
}
