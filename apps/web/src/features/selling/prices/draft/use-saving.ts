import type { DraftChange } from "@pulau/contract/price-draft.ts";
import { type DraftState, saved } from "@pulau/domain/rate-grid/draft-edits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import { callKey } from "../../../../api/queries.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { changePriceDraft, type Draft, priceDraft } from "../calls.ts";
import { withPart } from "./follow-draft.ts";
import { readDraft } from "./read-draft.ts";
import type { Own } from "./remembered-edits.ts";

/** How long the editor waits for more before it saves, in ms, and before it tries again what failed. */
const savesAfter = 500;
const triesAgainAfter = 4_000;
/** One call takes so many changes. */
const mostSent = 1_000;
/** And so many bytes, below what the server takes. */
const mostBytes = 220_000;

/** The first of what is not saved that one call can take. */
function batchOf(unsaved: DraftState["unsaved"]): DraftState["unsaved"] {
  let bytes = 0;
  const first = unsaved.slice(0, mostSent);
  const encoder = new TextEncoder();
  const end = first.findIndex((change) => {
    bytes += encoder.encode(JSON.stringify(change)).length;
    return bytes > mostBytes;
  });
  return end < 0 ? first : first.slice(0, Math.max(1, end));
}

export type Saving = {
  readonly state: "saved" | "saving" | "offline" | "refused";
  readonly failure: CallFailure | null;
  readonly savedAt: string | null;
  /** Sends what is not saved yet; resolves when all of it is. */
  readonly save: () => Promise<boolean>;
};

/** Sends what is not saved, again and again while the connection is lost. */
export function useSaving(
  { optionId, personId }: Own,
  {
    state,
    setState,
    isThere,
  }: {
    state: DraftState;
    setState: (next: (now: DraftState) => DraftState) => void;
    isThere: boolean;
  },
): Saving {
  const { call, session } = useBackend();
  const queries = useQueryClient();
  const newest = useRef(state);
  newest.current = state;
  const sending = useRef<Promise<boolean> | null>(null);
  const [standing, setStanding] = useState<Pick<Saving, "state" | "failure" | "savedAt">>({
    state: "saved",
    failure: null,
    savedAt: null,
  });
  const send = useCallback(async (): Promise<boolean> => {
    const batch = batchOf(newest.current.unsaved);
    if (batch.length === 0) return true;
    // Another tab may have signed somebody else in: this is not theirs to send, and is tried again.
    if (session.state()?.record.id !== personId) {
      setStanding((now) => ({ ...now, state: "offline" }));
      return false;
    }
    const params = { _id: optionId };
    const changes = batch.map(({ part, key, value, was }) => ({ part, key, was, now: value }) as DraftChange);
    try {
      setStanding((now) => ({ ...now, state: "saving" }));
      const { conflicts, ...part } = await call(changePriceDraft, { params, body: { changes } });
      const queryKey = callKey(priceDraft, { params });
      const known = () => queries.getQueryData<Draft>(queryKey);
      const before = known();
      const next = (before && withPart(before, part, batch)) ?? (await readDraft(call, optionId, { known }));
      queries.setQueryData(queryKey, next);
      // What is saved is not sent again: the next batch may go out before anything is drawn.
      newest.current = saved(newest.current, batch, conflicts);
      setState((now) => saved(now, batch, conflicts));
      setStanding({ state: "saved", failure: null, savedAt: new Date().toISOString() });
      return true;
    } catch (error) {
      const failure = error instanceof CallFailure ? error : null;
      const mayPass = failure === null || ["OFFLINE", "BUSY"].includes(failure.code);
      setStanding((now) => ({ ...now, state: mayPass ? "offline" : "refused", failure }));
      return false;
    }
  }, [call, session, optionId, personId, queries, setState]);
  const save = useCallback((): Promise<boolean> => {
    const all = async (): Promise<boolean> => {
      while (newest.current.unsaved.length > 0) if (!(await send())) return false;
      return true;
    };
    sending.current ??= all().finally(() => {
      sending.current = null;
    });
    return sending.current;
  }, [send]);
  const { state: how } = standing;
  const { turn, unsaved } = state;
  const left = unsaved.length;
  // Each edit begins the wait anew; what is left after an answer is sent as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turn is why it waits again
  useEffect(() => {
    if (!isThere || left === 0 || how === "saving" || how === "refused") return;
    const timer = setTimeout(() => void save(), how === "offline" ? triesAgainAfter : savesAfter);
    return () => clearTimeout(timer);
  }, [turn, left, how, isThere, save]);
  // What the server refused is tried again once something else was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit is what it waits for
  useEffect(() => setStanding((now) => (now.state === "refused" ? { ...now, state: "saved" } : now)), [turn]);
  return { ...standing, save };
}
