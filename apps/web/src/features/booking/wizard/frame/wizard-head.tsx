import { type WizardStep, wizardSteps } from "@pulau/contract/drafts.ts";
import { IconCircleCheckFilled } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useFramePieces } from "../../../../shell/frame-pieces.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import type { Resort } from "../calls.ts";
import { isDone, mayOpen, type Standing } from "../flow/steps.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { toMissingAge } from "../party/to-missing-age.ts";
import { ContactLink } from "./contact-link.tsx";
import styles from "./frame.module.css";
import { LeaveButton } from "./leave-button.tsx";
import { SavedNote } from "./saved-note.tsx";

function StepMark({
  step,
  number,
  at,
  now,
  ahead,
}: {
  step: WizardStep;
  number: number;
  at: Standing;
  now: boolean;
  /** It comes after the step on show, which nobody leaves that way while a child's age is still to be told. */
  ahead: boolean;
}) {
  const { t } = useTranslation("booking");
  const { pathTo } = useWizardFlow();
  const done = !now && mayOpen(step, at) && isDone(step, at);
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
      {mayOpen(step, at) && !now ? (
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

/** Head at a desk: mark, draft note, region, help, the way out, and the bar of steps. */
export function WizardHead({ step, at, resort }: { step: WizardStep; at: Standing; resort: Resort }) {
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
                at={at}
                now={wizardStep === step}
                ahead={i > wizardSteps.indexOf(step)}
              />
            ))}
          </ol>
        </nav>
      </div>
    </header>
  );
}
