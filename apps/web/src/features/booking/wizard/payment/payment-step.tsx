import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { walletShare } from "@pulau/domain/money/wallet-share.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { CustomerTerms } from "../agent/customer-terms.tsx";
import { useAgency } from "../agent/use-agency.ts";
import { waitDaysOf } from "../agent/wait-days.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useCharge, useWaits } from "../frame/step-busy.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useHoldButtons } from "../hold/use-hold-acts.ts";
import { CodeCard } from "./code-card.tsx";
import { HowToPay } from "./how-to-pay.tsx";
import { HoldOver, LastQuestions } from "./last-questions.tsx";
import styles from "./payment.module.css";
import { Terms } from "./terms.tsx";
import { useVoucher } from "./use-code.ts";
import { useGateways } from "./use-gateways.ts";
import { useLastAnswers } from "./use-last-answers.ts";
import { type Part, useSubmit, type Way } from "./use-submit.ts";
import { useWalletSen } from "./use-wallet-sen.ts";

export default function PaymentStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { state, hold } = useHold();
  const { again } = useHoldButtons();
  const submit = useSubmit();
  const [part, setPart] = useState<Part>("full");
  const { contract } = useAgency();
  const laterDays = waitDaysOf(contract?.payment);
  const [chosenWay, setWay] = useState<Way | null>(null);
  const offered = useGateways(chosenWay, laterDays === null ? null : "later");
  const { way } = offered;
  const [withWallet, setWithWallet] = useState(false);
  const walletSen = useWalletSen();
  const last = useLastAnswers();
  const quote = hold?.quote;
  const hasDeposit = quote !== undefined && quote.balanceDueOn !== null && quote.depositSen < quote.totalSen;
  const aheadSen = hold?.aheadSen ?? 0;
  const agreedSen =
    quote === undefined ? 0 : part === "deposit" && hasDeposit ? quote.depositSen : quote.totalSen;
  const owedSen = Math.max(0, agreedSen - aheadSen);
  const { voucher, refused, looking, lookAgain } = useVoucher();
  // The amount on the button is what the voucher leaves: nobody presses before that is known.
  const waits = looking && way !== "later";
  useWaits(waits);
  const paysSen = Math.max(0, owedSen - (way === "later" ? 0 : (voucher?.leftSen ?? 0)));
  const leastSen = offered.gateway?.leastSen;
  const share = leastSen === undefined ? null : walletShare({ toPaySen: paysSen, walletSen, leastSen });
  const fromWallet = withWallet ? share : null;
  const nowSen = fromWallet?.restSen ?? paysSen;
  const act =
    way === "later"
      ? t("pay.later")
      : waits
        ? t("pay.looking")
        : t("pay.amount", { amount: formatRinggit(nowSen) });
  useCharge(quote === undefined || waits || way === "later" ? null : nowSen, act);
  const pay = async () => {
    if (!last.areComplete()) return false;
    if (lookAgain !== null && way !== "later") {
      await lookAgain();
      return false;
    }
    if (hold === null || state !== "live") {
      await again();
      return false;
    }
    const voucherCode = way === "later" || refused ? null : json.voucherCode;
    await submit(hold, {
      part: hasDeposit ? part : "full",
      way,
      bank: offered.wanted,
      share: fromWallet,
      voucherCode,
      ahead: aheadSen > 0,
    });
    return false;
  };
  return (
    <StepForm
      step="payment"
      title={t("payment.title")}
      lead={t("payment.lead")}
      onContinue={pay}
      formRef={last.form}
      act={act}
    >
      <HoldOver>{t("hold.overHint")}</HoldOver>
      <LastQuestions
        most={resort.limits.specialRequest}
        hint={t("payment.requestHint")}
        source={last.source}
      />
      <CustomerTerms />
      <CodeCard resort={resort} />
      {aheadSen > 0 && (
        <Notice tone="primary">{t("payment.ahead", { amount: formatRinggit(aheadSen) })}</Notice>
      )}
      {quote !== undefined && (
        <Card className={styles.how}>
          <HowToPay
            {...{ quote, part, way, paysSen, laterDays, offered }}
            share={share && { ...share, used: withWallet }}
            onPart={setPart}
            onWay={setWay}
            onShare={setWithWallet}
          />
        </Card>
      )}
      <Card>
        <Terms resort={resort} {...last.terms} />
      </Card>
    </StepForm>
  );
}
