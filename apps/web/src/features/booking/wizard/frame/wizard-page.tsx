import type { DraftId } from "@pulau/domain/ids.ts";
import type { ComponentProps } from "react";
import { resort } from "../../../../api/resort.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { DraftProvider, useDraft } from "../draft/draft-context.ts";
import { useOpenDraft } from "../draft/use-open-draft.ts";
import { useOwnAges } from "../flow/use-own-ages.ts";
import { useWizardBase, useWizardSteps } from "../flow/use-wizard-steps.ts";
import { WizardFlowProvider } from "../flow/wizard-flow.ts";
import { HoldProvider } from "../hold/hold-provider.tsx";
import { type GateProps, StepGate } from "./step-gate.tsx";
import { WizardShape } from "./wizard-shape.tsx";

/** The wizard's way over the open draft, and its hold. */
function WizardFlow({ draftId, ...props }: { draftId: DraftId } & ComponentProps<typeof StepGate>) {
  const resort = useOwnAges(props.resort);
  return (
    <WizardFlowProvider value={useWizardSteps(draftId, resort)}>
      <HoldProvider>
        <Steps {...props} resort={resort} />
      </HoldProvider>
    </WizardFlowProvider>
  );
}

/** Drawn anew once answers of another device came in: the forms of a step hold what they began with. */
function Steps(props: ComponentProps<typeof StepGate>) {
  return <StepGate key={useDraft().round} {...props} />;
}

/** The booking wizard: seven steps over one draft. */
export default function WizardPage({ payment }: Pick<GateProps, "payment">) {
  const { t } = useTranslation("booking");
  const { draftId } = useParamsAt("/booking/new/$draftId/$step", "/staff/bookings/new/$draftId/$step") as {
    draftId: DraftId;
  };
  const { draft, error, retry } = useOpenDraft(draftId);
  const { home } = useWizardBase();
  const facts = useCall(resort, {});
  const failure = draft === null ? error : facts.error;
  if (draft === null || facts.data === undefined) {
    return (
      <WizardShape what={t("wait.draft")}>
        {failure && (
          <ErrorState
            error={failure}
            retry={() => void retry()}
            acts={
              <LinkButton to={home} kind="plain" size="small">
                {t("begin.anew")}
              </LinkButton>
            }
          />
        )}
      </WizardShape>
    );
  }
  return (
    <DraftProvider key={draft.draftId} value={draft}>
      <WizardFlow draftId={draft.draftId} resort={facts.data} payment={payment} />
    </DraftProvider>
  );
}
