import { type WizardStep, wizardSteps } from "@pulau/contract/drafts.ts";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { IconArrowLeft } from "../../../../ui/icons/index.ts";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { stepAfter, stepBefore } from "../flow/steps.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { ContactLink } from "./contact-link.tsx";
import styles from "./frame.module.css";

/** Head on a phone: back, where one is, help, and the line of steps. */
export function PhoneHead({ step, resort }: { step: WizardStep; resort: Resort }) {
  const { t } = useTranslation("booking");
  const { status } = useDraft();
  const { home, pathTo } = useWizardFlow();
  const navigate = useNavigate();
  const number = wizardSteps.indexOf(step) + 1;
  const before = stepBefore(step);
  const after = stepAfter(step);
  const place = { number, of: wizardSteps.length };
  const goBack = () => navigate({ to: before === undefined ? home : pathTo(before) });
  return (
    <header className={styles.phone}>
      <div className={styles.phoneTop}>
        <IconButton
          icon={IconArrowLeft}
          flips
          label={before === undefined ? t("phone.home") : t("phone.back", { step: t(`steps.${before}`) })}
          onClick={goBack}
        />
        <p className={styles.phoneTitle}>
          <span className="strong">{t(`steps.${step}`)}</span>
          <small>
            {status === "offline"
              ? t("saved.offline")
              : after === undefined
                ? t("phone.last", place)
                : t("phone.place", { ...place, next: t(`steps.${after}`) })}
          </small>
        </p>
        <ContactLink resort={resort} compact />
      </div>
      <div className={styles.line} aria-hidden="true">
        {wizardSteps.map((wizardStep, i) => (
          <span key={wizardStep} className={classNames(i < number && styles.passed) || undefined} />
        ))}
      </div>
    </header>
  );
}
