import type { WizardStep } from "@pulau/contract/drafts.ts";
import type { ReactNode } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { Resort } from "../calls.ts";
import { DraftConflict } from "../draft/draft-conflict.tsx";
import { ExpiredHold } from "../hold/expired-hold.tsx";
import { HoldOffer } from "../hold/hold-offer.tsx";
import { PriceAgreement } from "../hold/price-agreement.tsx";
import { RuleOverride } from "../hold/rule-override.tsx";
import { Summary } from "../summary/summary.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import styles from "./frame.module.css";
import { PhoneHead } from "./phone-head.tsx";
import { StepBusyProvider, useStepsBusy } from "./step-busy.ts";
import { WizardHead } from "./wizard-head.tsx";

type Props = { step: WizardStep; firstOpen: WizardStep; resort: Resort; children: ReactNode };

/** What stands round every step: bar of steps, summary with the clock, and on a phone the bar below. */
export function WizardFrame({ step, firstOpen, resort, children }: Props) {
  const { t } = useTranslation("shell");
  const stepBusy = useStepsBusy();
  const isDesk = useBackend().side.name === "staff";
  return (
    <StepBusyProvider value={stepBusy}>
      <a href="#main" className={styles.skip}>
        {t("skip")}
      </a>
      <WizardHead step={step} firstOpen={firstOpen} resort={resort} />
      <PhoneHead step={step} resort={resort} />
      <div className={styles.layout}>
        <main id="main" tabIndex={-1} className={styles.main}>
          <DraftConflict />
          {children}
        </main>
        <Summary step={step} resort={resort} />
      </div>
      <BottomBar step={step} resort={resort} />
      <HoldOffer resort={resort} />
      <PriceAgreement />
      <ExpiredHold resort={resort} />
      {isDesk && <RuleOverride />}
    </StepBusyProvider>
  );
}
