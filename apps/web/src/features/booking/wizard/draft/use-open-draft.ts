import type { DraftId } from "@pulau/domain/ids.ts";
import { useEffect, useState } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import type { Call } from "../../../../api/client.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import type { DraftAnswer } from "../calls.ts";
import { useWizardCalls, type WizardCalls } from "../wizard-calls.ts";
import type { OpenDraft } from "./draft-context.ts";
import { createDraftQueue } from "./draft-queue.ts";
import { createCopyStore } from "./unsaved-copy.ts";

const open = (call: Call, { readDraft, saveDraft }: WizardCalls, answer: DraftAnswer): OpenDraft => ({
  draftId: answer._id,
  queue: createDraftQueue({
    first: answer,
    copies: createCopyStore(answer._id, localStorage),
    save: (json, version) =>
      call(saveDraft, { params: { _id: answer._id }, body: json }, { ifMatch: version }),
    newest: () => call(readDraft, { params: { _id: answer._id } }),
    isStale: (failure) => isFailure(failure, "CHANGED_SINCE"),
    mayPass: (failure) => isFailure(failure, "OFFLINE", "BUSY", "TOO_MANY_REQUESTS"),
    after: (ms, act) => {
      const timer = setTimeout(act, ms);
      return () => clearTimeout(timer);
    },
  }),
});

/** Saves at once when the network is back or the page is left, and looks for news when it is shown again. */
function useEagerSaving(draft: OpenDraft | null, look: () => unknown) {
  useEffect(() => {
    if (draft === null) return;
    const save = () => void draft.queue.flush().catch(() => undefined);
    const turn = () => (document.visibilityState === "hidden" ? save() : void look());
    addEventListener("online", save);
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", turn);
    return () => {
      removeEventListener("online", save);
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", turn);
    };
  }, [draft, look]);
}

/** A draft that can't be saved any more may have become a booking elsewhere. */
function useNewsOfRefusal(draft: OpenDraft | null, look: () => unknown) {
  useEffect(
    () =>
      draft?.queue.subscribe(() => {
        const { status, failure, bookingId } = draft.queue.state();
        if (status === "refused" && bookingId === null && isFailure(failure, "WRONG_STATE")) void look();
      }),
    [draft, look],
  );
}

/** Loads a draft and keeps it open for the wizard. Null until it is there. */
export function useOpenDraft(draftId: DraftId) {
  const { call } = useBackend();
  const calls = useWizardCalls();
  const { data, error, refetch } = useCall(calls.readDraft, { params: { _id: draftId } });
  const [draft, setDraft] = useState<OpenDraft | null>(null);
  useEffect(() => {
    if (data === undefined) return;
    if (draft?.draftId === data._id) draft.queue.adopt(data);
    else setDraft(open(call, calls, data));
  }, [call, calls, data, draft]);
  useEffect(() => () => draft?.queue.stop(), [draft]);
  useEagerSaving(draft, refetch);
  useNewsOfRefusal(draft, refetch);
  return { draft: draft?.draftId === draftId ? draft : null, error, retry: refetch };
}
