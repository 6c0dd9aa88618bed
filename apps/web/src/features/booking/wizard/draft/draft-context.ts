import type { DraftId } from "@pulau/domain/ids.ts";
import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import type { DraftQueue } from "./draft-queue.ts";

export type OpenDraft = { readonly draftId: DraftId; readonly queue: DraftQueue };
const DraftContext = createContext<OpenDraft | null>(null);
export const DraftProvider = DraftContext.Provider;

/** The open draft: its state as it changes, and what can be done with it. */
export function useDraft() {
  const open = useContext(DraftContext);
  if (open === null) throw new Error("no DraftProvider above");
  const { queue, draftId } = open;
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  /** The answers at this very moment: after an edit, before the next draw. */
  const now = useCallback(() => queue.state().json, [queue]);
  return {
    draftId,
    ...state,
    now,
    edit: queue.edit,
    type: queue.type,
    flush: queue.flush,
    heldBy: queue.heldBy,
    settle: queue.settle,
  };
}
