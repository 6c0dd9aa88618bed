import type { WizardStep } from "@pulau/contract/drafts.ts";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { drawn } from "../../../../ui/drawn.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconArrowLeft, IconArrowRight } from "../../../../ui/icons/index.ts";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type StepPlace, useWizardFlow } from "../flow/wizard-flow.ts";
import styles from "./frame.module.css";
import { MissingList } from "./missing-list.tsx";
import { stepFormId, useStepBusy } from "./step-busy.ts";
import { useFieldFocus } from "./use-field-focus.ts";

type Props = {
  step: WizardStep;
  title: string;
  lead?: ReactNode;
  /** Does what the step asks for; true goes on to the next step. What it throws is shown above the buttons. */
  onContinue: () => Promise<boolean> | boolean;
  formRef?: RefObject<HTMLFormElement | null>;
  children: ReactNode;
  /** What the button says instead of "Continue to …". */
  act?: string;
  /** What the next steps have chosen already: one press passes them all. */
  pass?: { readonly to: WizardStep; readonly words: string; readonly text: ReactNode } | undefined;
};

/** The focus follows to the new step's heading, so that keyboard and screen reader begin where it does. */
function useHeadingFocus() {
  const { arrived } = useStepBusy();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived.current) {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    }
    arrived.current = true;
  }, [arrived]);
  return heading;
}

/** One step: heading, choices, what went wrong, and the ways back and on. */
export function StepForm({ step, title: ownTitle, lead, onContinue, formRef, children, act, pass }: Props) {
  const { t } = useTranslation("booking");
  // Guests are asked; staff are told which part of the booking it is.
  const isDesk = useBackend().side.name === "staff";
  const title = isDesk ? t(`steps.${step}`) : ownTitle;
  const way = useWizardFlow();
  const { busy, setBusy } = useStepBusy();
  const [failure, setFailure] = useState<unknown>(null);
  const heading = useHeadingFocus();
  const answers = useRef<HTMLDivElement>(null);
  useFieldFocus(answers);
  const navigate = useNavigate();
  const before = way.before(step);
  const after = way.after(step);
  const goOn = async (place: Pick<StepPlace, "path" | "state"> | undefined) => {
    if (busy) return;
    setFailure(null);
    setBusy(true);
    try {
      await drawn();
      const done = await onContinue();
      if (done && place !== undefined) await navigate({ to: place.path, state: place.state ?? {} });
    } catch (thrown) {
      setFailure(thrown);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void goOn(after);
  };
  return (
    <form id={stepFormId} ref={formRef} onSubmit={submit} noValidate className={styles.step}>
      <PageTitle text={title} />
      <header className={styles.intro}>
        <h1 className="display" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && !(isDesk && typeof lead === "string") && <p className={styles.lead}>{lead}</p>}
      </header>
      <div ref={answers} className={styles.answers}>
        {children}
      </div>
      {failure !== null &&
        (isFailure(failure, "DRAFT_INCOMPLETE") && failure.fields.length > 0 ? (
          <MissingList fields={failure.fields} />
        ) : (
          <ErrorState error={failure} />
        ))}
      {pass !== undefined && (
        <Card className={styles.pass}>
          <p className="dated">{pass.text}</p>
          <Button kind="outline" busy={busy} onClick={() => void goOn({ path: way.pathTo(pass.to) })}>
            {pass.words}
          </Button>
        </Card>
      )}
      <div className={styles.ways}>
        {before === undefined ? (
          <span />
        ) : (
          <LinkButton kind="plain" to={before.path}>
            <Icon of={IconArrowLeft} flips />
            {before.words}
          </LinkButton>
        )}
        <Button type="submit" size="large" busy={busy} className={styles.on ?? ""}>
          {act ?? after?.words}
          <Icon of={IconArrowRight} flips />
        </Button>
      </div>
    </form>
  );
}

export function StepShape({ what }: { what: string }) {
  return (
    <Waiting what={what}>
      <div className={styles.shape}>
        <Skeleton width="70%" height={42} />
        <Skeleton width="50%" />
        <Card>
          <Skeleton height={168} />
        </Card>
        <Card>
          <Skeleton height={168} />
        </Card>
      </div>
    </Waiting>
  );
}
