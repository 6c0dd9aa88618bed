import type { PurchaseId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Waiting } from "./calls.ts";
import styles from "./till.module.css";

type Props = { readonly sales: readonly Waiting[]; readonly onShow: (id: PurchaseId) => void };

/** What one has asked for on phones and is not paid yet, each with the way back to its code. */
export function WaitingSales({ sales, onShow }: Props) {
  const { t } = useTranslation("till");
  const { say } = useLanguage();
  if (sales.length === 0) return null;
  return (
    <section className={styles.recent} aria-label={t("phone.waiting")}>
      <ul>
        {sales.map(({ _id, at, outlet, totalSen }) => {
          const amount = formatRinggit(totalSen);
          return (
            <li key={_id}>
              <span>
                <b>
                  {t("phone.waiting")}: {amount}
                </b>
                <small>
                  <MomentText moment={at} /> · {say(outlet)}
                </small>
              </span>
              <Button
                kind="outline"
                size="small"
                aria-label={t("phone.showOf", { amount, outlet: say(outlet) })}
                onClick={() => onShow(_id)}
              >
                {t("phone.show")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
