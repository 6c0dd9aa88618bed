import type { Day } from "@pulau/domain/calendar/day.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { resort } from "../../../../../api/resort.ts";
import { useCall, useSend } from "../../../../../api/use-call.ts";
import {
  closeNewBooking,
  type NewBookingPreset,
  openNewBooking,
} from "../../../../../business/new-booking.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../../ui/states.tsx";
import { useToast } from "../../../../../ui/toast.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../../ui/waiting.tsx";
import { leadSources } from "../../calls.ts";
import { DraftProvider, useDraft } from "../../draft/draft-context.ts";
import { createCopyStore } from "../../draft/unsaved-copy.ts";
import { useOpenDraft } from "../../draft/use-open-draft.ts";
import { pathOf } from "../../flow/steps.ts";
import { type WizardFlow, WizardFlowProvider } from "../../flow/wizard-flow.ts";
import { HoldProvider } from "../../hold/hold-provider.tsx";
import { createDraft, deleteDraft, drafts } from "../calls.ts";
import { bareDraft, isBareDraft } from "./bare-draft.ts";
import styles from "./panel.module.css";
import { PanelForm } from "./panel-form.tsx";

/** The draft that the panel works on: the one that there is, or one that is begun with what is known. */
function useBegunDraft(preset: NewBookingPreset) {
  const { data: facts, error: noFacts, refetch } = useCall(resort, {});
  const create = useSend(createDraft, [drafts.path]);
  const today = facts?.today;
  const begin = useCallback(() => {
    if (today === undefined) return void refetch();
    create.mutate(
      { body: { accountId: null, json: bareDraft(preset, today), from: preset.from ?? null } },
      // A reload goes on with this draft, and what was filled in is nothing that somebody typed.
      { onSuccess: ({ _id, json }) => openNewBooking({ ...preset, json, draftId: _id }) },
    );
  }, [today, preset, create.mutate, refetch]);
  const { isIdle } = create;
  useEffect(() => {
    if (preset.draftId === undefined && today !== undefined && isIdle) begin();
  }, [preset.draftId, today, isIdle, begin]);
  return { facts, error: noFacts ?? create.error, retry: begin };
}

type LoadedProps = {
  draftId: DraftId;
  preset: NewBookingPreset;
  onTouched: (touched: boolean) => void;
  onBusy: (busy: boolean) => void;
};

/** What the wizard's parts ask about where they stand: the panel has no steps, and the way to each of the wizard's. */
function useFlow(draftId: DraftId): WizardFlow {
  return useMemo(
    () => ({
      home: "/staff/bookings",
      pathTo: (step) => `/staff/bookings/new/${draftId}/${pathOf(step)}`,
      before: () => undefined,
      after: () => undefined,
      changesBooking: false,
    }),
    [draftId],
  );
}

/** The hold of the desk: who arrives today came by themselves, or as the source says, and is asked for no reason. */
function DeskHold({ today, children }: { today: Day; children: ReactNode }) {
  const { t } = useTranslation("new-booking");
  const { say } = useLanguage();
  const { json } = useDraft();
  const sources = useCall(leadSources, {}).data?.leadSources ?? [];
  const source = sources.find(({ _id }) => _id === json.leadSource?.leadSourceId);
  const reason = source ? say(source.name) : t("walkIn");
  const toast = useToast();
  const usualReason = {
    find: () => (json.checkIn === today ? reason : null),
    tell: (used: string) => toast({ text: t("cutOffPassed", { reason: used }) }),
  };
  return <HoldProvider usualReason={usualReason}>{children}</HoldProvider>;
}

function Loaded({ draftId, preset, onTouched, onBusy }: LoadedProps) {
  const { draft, error, retry } = useOpenDraft(draftId);
  const facts = useCall(resort, {});
  const flow = useFlow(draftId);
  const today = facts.data?.today;
  useEffect(() => {
    if (draft === null || today === undefined) return;
    const { state, subscribe } = draft.queue;
    const tell = () => onTouched(!isBareDraft(state().json, preset, today));
    tell();
    return subscribe(tell);
  }, [draft, today, preset, onTouched]);
  const failure = draft === null ? error : facts.error;
  if (draft === null || facts.data === undefined)
    return failure ? <ErrorState error={failure} retry={() => void retry()} /> : <Shape />;
  return (
    <DraftProvider key={draft.draftId} value={draft}>
      <WizardFlowProvider value={flow}>
        <DeskHold today={facts.data.today}>
          <PanelForm preset={preset} resort={facts.data} look={retry} onBusy={onBusy} />
        </DeskHold>
      </WizardFlowProvider>
    </DraftProvider>
  );
}

function Shape() {
  const { t } = useTranslation("new-booking");
  return (
    <div className={styles.shape}>
      <Waiting what={t("waiting")}>
        {[40, 64, 96, 40, 160, 40].map((height, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names
          <Skeleton key={i} height={height} />
        ))}
      </Waiting>
    </div>
  );
}

/** A new booking beside the list or chart that it was opened over: every question on one sheet, every price live. */
export default function NewBookingPanel({ preset }: { preset: NewBookingPreset }) {
  const { t } = useTranslation("new-booking");
  const remove = useSend(deleteDraft, [drafts.path]);
  const { error, retry } = useBegunDraft(preset);
  const [touched, setTouched] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = () => {
    // What is being booked is neither deleted nor left without its number.
    if (busy) return;
    closeNewBooking();
    // What nobody wants to keep holds nothing and stands in no list.
    if (preset.draftId === undefined || preset.courtesy) return;
    createCopyStore(preset.draftId, localStorage).forget();
    remove.mutate({ params: { _id: preset.draftId } });
  };
  return (
    <Dialog open size="desk" title={t("title")} onClose={leave} unsaved={touched && !preset.courtesy}>
      {preset.draftId !== undefined ? (
        <Loaded
          key={preset.draftId}
          {...{ draftId: preset.draftId, preset }}
          onTouched={setTouched}
          onBusy={setBusy}
        />
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Shape />
      )}
    </Dialog>
  );
}
