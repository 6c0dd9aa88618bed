import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { type Quote, quote } from "../calls.ts";
import { StepShape } from "../frame/step-form.tsx";
import type { Part } from "../payment/due-now.ts";
import { HowToPay } from "../payment/how-to-pay.tsx";
import styles from "../payment/payment.module.css";
import { useGateways } from "../payment/use-gateways.ts";

import type { SampleProps } from "./sample-props.ts";

/** A price that most ways to pay take, before there is one. */
const unpriced = { totalSen: 100_000, depositSen: 100_000, balanceDueOn: null };

/** How much a guest may pay now, and with what. Nothing is paid here. */
export function PaymentSample({ json }: SampleProps) {
  const { t } = useTranslation(["sample", "booking", "paying"]);
  const { optionId, checkIn, party } = json;
  const isSold = optionId !== null && checkIn !== null;
  const priced = useCall(
    quote,
    { body: { optionId: optionId ?? "", checkIn: checkIn ?? "", party } },
    { enabled: isSold, staleTime: 0 },
  );
  const [part, setPart] = useState<Part>("full");
  const [chosen, setChosen] = useState<string | null>(null);
  const offered = useGateways(chosen, null);
  const { data, error, refetch } = priced;
  if (isSold && error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!offered.isKnown || (isSold && data === undefined)) return <StepShape what={t("booking:wait.step")} />;
  const due: Pick<Quote, keyof typeof unpriced | "depositParts"> = data?.quote ?? unpriced;
  return (
    <Card as="section" className={styles.how} aria-label={t("payment")}>
      {!isSold && <p className="hint">{t("noPaymentYet")}</p>}
      <HowToPay
        quote={due}
        part={part}
        way={offered.way}
        offered={offered}
        paysSen={part === "deposit" ? due.depositSen : due.totalSen}
        share={null}
        laterDays={null}
        onPart={setPart}
        onWay={setChosen}
        onShare={() => undefined}
      />
    </Card>
  );
}
