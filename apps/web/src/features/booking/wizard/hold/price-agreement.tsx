import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import styles from "./hold.module.css";
import { useHold } from "./hold-context.ts";

/** Shows a price that is another than before and asks whether that is all right. Escape means no. */
export function PriceAgreement() {
  const { t } = useTranslation("booking");
  const price = usePriceText();
  const { question } = useHold();
  const difference = question === null ? 0 : question.afterSen - question.beforeSen;
  return (
    <Dialog
      open={question !== null}
      onClose={() => question?.answer(false)}
      role="alertdialog"
      title={t(difference > 0 ? "price.dearer" : "price.cheaper", {
        amount: price(Math.abs(difference)),
      })}
      acts={
        <>
          <Button kind="outline" onClick={() => question?.answer(false)}>
            {t("price.look")}
          </Button>
          <Button onClick={() => question?.answer(true)} data-first="">
            {t("price.agree")}
          </Button>
        </>
      }
    >
      {question !== null && (
        <dl className={styles.prices}>
          <div>
            <dt>{t("price.before")}</dt>
            <dd>{price(question.beforeSen)}</dd>
          </div>
          <div>
            <dt>{t("price.now")}</dt>
            <dd className="strong">{price(question.afterSen)}</dd>
          </div>
        </dl>
      )}
      <p className="muted">{t("price.why")}</p>
    </Dialog>
  );
}
