import { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { resort } from "../../../../../api/resort.ts";
import { useBackend, useCall, useSend } from "../../../../../api/use-call.ts";
import {
  closeNewBooking,
  type NewBookingPreset,
  openNewBooking,
} from "../../../../../business/new-booking.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Dialog } from "../../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../../ui/waiting.tsx";
import { DraftProvider } from "../../draft/draft-context.ts";
import { createCopyStore } from "../../draft/unsaved-copy.ts";
import { useOpenDraft } from "../../draft/use-open-draft.ts";
import { pathOf } from "../../flow/steps.ts";
import { type WizardFlow, WizardFlowProvider } from "../../flow/wizard-flow.ts";
import { HoldProvider } from "../../hold/hold-provider.tsx";
import { createDraft, deleteDraft, drafts } from "../calls.ts";
import styles from "./panel.module.css";
import { PanelForm } from "./panel-form.tsx";

/** The draft that the panel works on: the one that there is, or one that is begun with what is known. */
function useBegunDraft(preset: NewBookingPreset) {
  const { data: facts, error: noFacts, refetch } = useCall(resort, {});
  const create = useSend(createDraft, [drafts.path]);
  const today = facts?.today;
  const begin = useCallback(() => {
    if (today === undefined) return void refetch();
    const json = BookingJson.parse({ checkIn: today, ...preset.json });
    create.mutate(
      { body: { accountId: preset.accountId ?? null, json } },
      // A reload goes on with this draft.
      { onSuccess: ({ _id }) => openNewBooking({ ...preset, draftId: _id }) },
    );
  }, [today, preset, create.mutate, refetch]);
  const { isIdle } = create;
  useEffect(() => {
    if (preset.draftId === undefined && today !== undefined && isIdle) begin();
  }, [preset.draftId, today, isIdle, begin]);
  return { facts, error: noFacts ?? create.error, retry: begin };
}

type LoadedProps = { draftId: DraftId; preset: NewBookingPreset; onTouched: (touched: boolean) => void };

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

/** What somebody would miss: anything but the package that the panel chose itself, and rooms, which a press holds again. */
const typedIn = ({ packageId, optionId, rooms, step, ...json }: BookingJson): string => JSON.stringify(json);

function Loaded({ draftId, preset, onTouched }: LoadedProps) {
  const { draft, error, retry } = useOpenDraft(draftId);
  const facts = useCall(resort, {});
  const flow = useFlow(draftId);
  const first = useRef<string | null>(null);
  useEffect(() => {
    if (draft === null) return;
    const { state, subscribe } = draft.queue;
    first.current ??= typedIn(state().json);
    onTouched(false);
    return subscribe(() => onTouched(typedIn(state().json) !== first.current));
  }, [draft, onTouched]);
  const failure = draft === null ? error : facts.error;
  if (draft === null || facts.data === undefined)
    return failure ? <ErrorState error={failure} retry={() => void retry()} /> : <Shape />;
  return (
    <DraftProvider key={draft.draftId} value={draft}>
      <WizardFlowProvider value={flow}>
        <HoldProvider>
          <PanelForm preset={preset} resort={facts.data} />
        </HoldProvider>
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
  const { call } = useBackend();
  const { error, retry } = useBegunDraft(preset);
  const [touched, setTouched] = useState(false);
  const leave = () => {
    closeNewBooking();
    // What nobody wants to keep holds nothing and stands in no list.
    if (preset.draftId === undefined) return;
    createCopyStore(preset.draftId, localStorage).forget();
    void call(deleteDraft, { params: { _id: preset.draftId } }).catch(() => undefined);
  };
  return (
    <Dialog open size="desk" title={t("title")} onClose={leave} unsaved={touched}>
      {preset.draftId !== undefined ? (
        <Loaded key={preset.draftId} {...{ draftId: preset.draftId, preset }} onTouched={setTouched} />
      ) : error ? (
        <ErrorState error={error} retry={retry} />
      ) : (
        <Shape />
      )}
    </Dialog>
  );
}
