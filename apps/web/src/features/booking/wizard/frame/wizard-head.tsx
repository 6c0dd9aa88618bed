import { type WizardStep, wizardSteps } from "@pulau/contract/drafts.ts";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useFramePieces } from "../../../../shell/frame-pieces.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCircleCheckFilled } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import type { Resort } from "../calls.ts";
import { mayOpen } from "../flow/steps.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { toMissingAge } from "../party/to-missing-age.ts";
import { ContactLink } from "./contact-link.tsx";
import styles from "./frame.module.css";
import { LeaveButton } from "./leave-button.tsx";
import { SavedNote } from "./saved-note.tsx";

function StepMark({
  step,
  number,
  firstOpen,
  now,
  ahead,
}: {
  step: WizardStep;
  number: number;
  firstOpen: WizardStep;
  now: boolean;
  /** It comes after the step on show, which nobody leaves that way while a child's age is still to be told. */
  ahead: boolean;
}) {
  const { t } = useTranslation("booking");
  const { pathTo } = useWizardFlow();
  const opens = !now && mayOpen(step, firstOpen);
  const done = opens && step !== firstOpen;
  const words = (
    <>
      {done ? <Icon of={IconCircleCheckFilled} /> : <span className={styles.number}>{number}</span>}
      {t(`steps.${step}`)}
      {done && <VisuallyHidden>, {t("steps.done")}</VisuallyHidden>}
    </>
  );
  const look = classNames(styles.mark, done && styles.done, now && styles.now);
  return (
    <li className={look} aria-current={now ? "step" : undefined}>
      {opens ? (
        <Link
          to={pathTo(step)}
          preload={false}
          onClick={(event) => {
            if (ahead && toMissingAge(document)) event.preventDefault();
          }}
        >
          {words}
        </Link>
      ) : (
        <span>{words}</span>
      )}
    </li>
  );
}

type Props = {
  step: WizardStep;
  /** The first step that still misses an answer. */
  firstOpen: WizardStep;
  resort: Resort;
};

/** Head at a desk: mark, draft note, region, help, the way out, and the bar of steps. */
export const WizardHead = memo(function WizardHead({ step, firstOpen, resort }: Props) {
  const { t } = useTranslation("booking");
  const { brand, region } = useFramePieces();
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>{brand}</div>
          <SavedNote />
          {region}
          <ContactLink resort={resort} />
          <LeaveButton />
        </div>
        <nav aria-label={t("steps.label")}>
          <ol className={styles.steps}>
            {wizardSteps.map((wizardStep, i) => (
              <StepMark
                key={wizardStep}
                step={wizardStep}
                number={i + 1}
                firstOpen={firstOpen}
                now={wizardStep === step}
                ahead={i > wizardSteps.indexOf(step)}
              />
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
});
