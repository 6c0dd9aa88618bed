import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { signedRinggit } from "../../../../ui/signed-ringgit.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import styles from "./change.module.css";
import type { ChangeQuote } from "./change-calls.ts";

/** The price before and after, and what that means: more to pay, or money that comes back. */
export function Difference({ quote }: { quote: ChangeQuote }) {
  const { t } = useTranslation("change");
  const sayConsequence = useConsequence();
  const { before, after, differenceSen } = quote;
  return (
    <div className={styles.difference}>
      <dl>
        <div>
          <dt>{t("difference.before")}</dt>
          <dd>
            <Money sen={before.totalSen} converted />
          </dd>
        </div>
        <div>
          <dt>{t("difference.after")}</dt>
          <dd>
            <Money sen={after.totalSen} converted />
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>{t("difference.difference")}</dt>
          <dd>
            <bdi>{signedRinggit(differenceSen)}</bdi>
          </dd>
        </div>
      </dl>
      <p>{sayConsequence(quote)}</p>
    </div>
  );
}

/** One sentence on what happens with the money. */
function useConsequence() {
  const { t } = useTranslation("change");
  const { language } = useLanguage();
  return ({ dueSen, dueBy, refundSen, keptSen, differenceSen }: ChangeQuote): string => {
    if (refundSen > 0) {
      const back = t("money.back", { amount: formatRinggit(refundSen) });
      return keptSen > 0 ? `${back} ${t("money.kept", { amount: formatRinggit(keptSen) })}` : back;
    }
    if (keptSen > 0) return t("money.keptAll", { amount: formatRinggit(keptSen) });
    if (dueSen > 0 && differenceSen !== 0) {
      const amount = formatRinggit(dueSen);
      return dueBy === null
        ? t("money.due", { amount })
        : t("money.dueBy", { amount, day: dayText(dueBy, language, "brief") });
    }
    return t("money.same");
  };
}
