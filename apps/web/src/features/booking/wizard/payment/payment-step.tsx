import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { walletShare } from "@pulau/domain/money/wallet-share.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { CustomerTerms } from "../agent/customer-terms.tsx";
import { useAgency } from "../agent/use-agency.ts";
import { waitDaysOf } from "../agent/wait-days.ts";
import { leadSources } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useCharge, useWaits } from "../frame/step-busy.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useHoldButtons } from "../hold/use-hold-acts.ts";
import { CodeCard } from "./code-card.tsx";
import { HowFound } from "./how-found.tsx";
import { HowToPay } from "./how-to-pay.tsx";
import styles from "./payment.module.css";
import { Terms } from "./terms.tsx";
import { useVoucher } from "./use-code.ts";
import { useGateways } from "./use-gateways.ts";
import { type Part, useSubmit, type Way } from "./use-submit.ts";
import { useWalletSen } from "./use-wallet-sen.ts";

export default function PaymentStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { json, edit } = useDraft();
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
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const sources = useCall(leadSources, {}).data?.leadSources ?? [];
  // One that was taken off the list meanwhile has to be chosen anew.
  const found = sources.find(({ _id }) => _id === json.leadSource?.leadSourceId) ? json.leadSource : null;
  const unanswered = sources.length > 0 && found === null;
  const form = useRef<HTMLFormElement>(null);
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
    setMissing(!agreed || unanswered);
    if (!agreed || unanswered) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return false;
    }
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
      formRef={form}
      act={act}
    >
      {state === "ended" && (
        <Notice
          tone="warning"
          title={t("hold.over")}
          acts={
            <Button size="small" onClick={again}>
              {t("hold.again")}
            </Button>
          }
        >
          {t("hold.overHint")}
        </Notice>
      )}
      <Card className={styles.asked}>
        <Textarea
          label={t("payment.request")}
          hint={t("payment.requestHint")}
          optional
          most={resort.limits.specialRequest}
          maxLength={resort.limits.specialRequest}
          value={json.specialRequest}
          onChange={(specialRequest) => edit({ specialRequest })}
        />
        <HowFound
          sources={sources}
          answer={found}
          missing={missing && unanswered}
          onAnswer={(leadSource) => edit({ leadSource })}
        />
      </Card>
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
        <Terms resort={resort} agreed={agreed} missing={missing && !agreed} onAgree={setAgreed} />
      </Card>
    </StepForm>
  );
}
