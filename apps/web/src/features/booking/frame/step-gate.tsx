import type { WizardStep } from "@pulau/contract/drafts.ts";
import { askedOfGuests } from "@pulau/domain/party/own-answers.ts";
import { Navigate, useParams } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { firstOpenStep, mayOpen, pathOf, stepAt } from "../flow/steps.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { StepShape } from "./step-form.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

export type StepProps = { readonly resort: Resort };

const pages: Record<WizardStep, ComponentType<StepProps>> = {
  package: lazy(() => import("../package/package-step.tsx")),
  dates: lazy(() => import("../dates/dates-step.tsx")),
  rooms: lazy(() => import("../rooms/rooms-step.tsx")),
  guests: lazy(() => import("../guests/guests-step.tsx")),
  transport: lazy(() => import("../transport/transport-step.tsx")),
  addOns: lazy(() => import("../add-ons/add-ons-step.tsx")),
  payment: lazy(() => import("../payment/payment-step.tsx")),
};

/** Shows the step that the address names, or goes to the first that still misses an answer. */
export function StepGate({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { step: path = "" } = useParams({ strict: false }) as { step?: string };
  const { draftId, json, holdId, bookingId, edit } = useDraft();
  const { option } = useChosenOption();
  const asked = option && askedOfGuests(option.asks);
  const at = { json, bands: resort.bands, held: holdId !== null, asked };
  const step = stepAt(path);
  const open = step !== undefined && mayOpen(step, at);
  useEffect(() => {
    if (open && bookingId === null && json.step !== step) edit({ step });
  }, [open, bookingId, json.step, step, edit]);
  if (bookingId !== null)
    return <Navigate to="/booking/$bookingId/confirming" params={{ bookingId }} replace />;
  if (step === undefined || !open) {
    const next = pathOf(firstOpenStep(at));
    return <Navigate to="/booking/new/$draftId/$step" params={{ draftId, step: next }} replace />;
  }
  const Page = pages[step];
  return (
    <WizardFrame step={step} at={at} resort={resort}>
      <Suspense fallback={<StepShape what={t("wait.step")} />}>
        <Page key={step} resort={resort} />
      </Suspense>
    </WizardFrame>
  );
}
