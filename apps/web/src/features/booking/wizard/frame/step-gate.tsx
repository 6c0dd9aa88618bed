import type { WizardStep } from "@pulau/contract/drafts.ts";
import { Navigate, useLocation } from "@tanstack/react-router";
import { type ComponentType, Suspense, useEffect } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { partOnDemand } from "../../../../ui/part-on-demand.tsx";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { firstOpenStep, mayOpen, stepAt } from "../flow/steps.ts";
import { useStanding } from "../flow/use-standing.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { StepShape } from "./step-form.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

export type StepProps = { readonly resort: Resort };

const pages: Record<WizardStep, ComponentType<StepProps>> = {
  package: partOnDemand(() => import("../package/package-step.tsx")),
  dates: partOnDemand(() => import("../dates/dates-step.tsx")),
  rooms: partOnDemand(() => import("../rooms/rooms-step.tsx")),
  guests: partOnDemand(() => import("../guests/guests-step.tsx")),
  transport: partOnDemand(() => import("../transport/transport-step.tsx")),
  addOns: partOnDemand(() => import("../add-ons/add-ons-step.tsx")),
  payment: partOnDemand(() => import("../payment/payment-step.tsx")),
};

/** `payment`: the last step where it is another than the guests' own. */
export type GateProps = StepProps & { readonly payment?: ComponentType<StepProps> | undefined };

/** Shows the step that the address names, or goes to the first that still misses an answer. */
export function StepGate({ resort, payment }: GateProps) {
  const { t } = useTranslation("booking");
  const { step: path } = useParamsAt("/booking/new/$draftId/$step", "/staff/bookings/new/$draftId/$step");
  const { json, bookingId, edit } = useDraft();
  const backTo = useLocation({ select: ({ state }) => state.backTo });
  const isDesk = useBackend().side.name === "staff";
  const { pathTo } = useWizardFlow();
  const step = stepAt(path);
  const firstOpen = firstOpenStep(useStanding(resort));
  const open = step !== undefined && mayOpen(step, firstOpen);
  useEffect(() => {
    if (open && bookingId === null && json.step !== step) edit({ step });
  }, [open, bookingId, json.step, step, edit]);
  if (bookingId !== null) {
    return isDesk ? (
      <Navigate to={`/staff/bookings/${bookingId}`} replace />
    ) : (
      <Navigate
        to="/booking/$bookingId/confirming"
        params={{ bookingId }}
        state={{ wasSubmitted: true }}
        replace
      />
    );
  }
  if (step === undefined || !open)
    return <Navigate to={pathTo(firstOpen)} state={backTo === undefined ? {} : { backTo }} replace />;
  const Page = step === "payment" && payment ? payment : pages[step];
  return (
    <WizardFrame step={step} firstOpen={firstOpen} resort={resort}>
      <Suspense fallback={<StepShape what={t("wait.step")} />}>
        <Page key={step} resort={resort} />
      </Suspense>
    </WizardFrame>
  );
}
