import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { CustomerTerms } from "../agent/customer-terms.tsx";
import { useCharge, useWaits } from "../frame/step-busy.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { HowToPay } from "./how-to-pay.tsx";
import { LastQuestions } from "./last-questions.tsx";
import styles from "./payment.module.css";
import { Review } from "./review.tsx";
import { Terms } from "./terms.tsx";
import { useLastAnswers } from "./use-last-answers.ts";
import { usePayChosen } from "./use-pay-chosen.ts";
import { usePaymentChoice } from "./use-payment-choice.ts";

export default function PaymentStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { hold } = useHold();
  const last = useLastAnswers();
  const choice = usePaymentChoice();
  const { part, way, offered, aheadSen, nowSen, waits } = choice;
  const quote = hold?.quote;
  useWaits(waits);
  const act =
    way === "later"
      ? t("pay.later")
      : offered.onlyTransfer && way === ""
        ? t("pay.book")
        : waits
          ? t("pay.looking")
          : t("pay.amount", { amount: formatRinggit(nowSen) });
  useCharge(quote === undefined || waits || way === "later" ? null : nowSen, act);
  const pay = usePayChosen(choice, last.areComplete);
  return (
    <StepForm
      step="payment"
      title={t("payment.title")}
      lead={t("payment.lead")}
      onContinue={pay}
      formRef={last.form}
      act={act}
    >
      <Review resort={resort} />
      <LastQuestions resort={resort} hint={t("payment.requestHint")} source={last.source} />
      <CustomerTerms />
      {aheadSen > 0 && (
        <Notice tone="primary">{t("payment.ahead", { amount: formatRinggit(aheadSen) })}</Notice>
      )}
      {quote !== undefined && (
        <Card className={styles.how}>
          <HowToPay
            {...{ quote, part, way, offered }}
            paysSen={choice.paysSen}
            laterDays={choice.laterDays}
            share={choice.share}
            onPart={choice.setPart}
            onWay={choice.setWay}
            onShare={choice.setWithWallet}
          />
        </Card>
      )}
      <Card>
        <Terms resort={resort} {...last.terms} />
      </Card>
    </StepForm>
  );
}
