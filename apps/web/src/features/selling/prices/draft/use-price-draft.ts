import type { DraftChange } from "@pulau/contract/price-draft.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import { type CardChange, withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import {
  type Clash,
  cardOf,
  type DraftState,
  edited,
  noEdits,
  redone,
  saved,
  settled,
  undone,
} from "@pulau/domain/rate-grid/draft-edits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import { callKey } from "../../../../api/queries.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { changePriceDraft, type Draft, priceDraft } from "../calls.ts";

/** How long the editor waits for more before it saves, in ms, and before it tries again what failed. */
const savesAfter = 500;
const triesAgainAfter = 4_000;
/** One call takes so many changes. */
const mostSent = 1_000;

const placeOf = (optionId: string) => `pulau.prices.${optionId}`;

/** What was typed and not saved, and what can be undone, survive a reload. */
function remembered(optionId: string): DraftState {
  try {
    const text = localStorage.getItem(placeOf(optionId));
    return text === null
      ? noEdits
      : { ...noEdits, ...(JSON.parse(text) as Partial<DraftState>), clashes: [] };
  } catch {
    return noEdits;
  }
}

function remember(optionId: string, { unsaved, undo, redo, turn }: DraftState): void {
  try {
    if (unsaved.length + undo.length + redo.length === 0) localStorage.removeItem(placeOf(optionId));
    else localStorage.setItem(placeOf(optionId), JSON.stringify({ unsaved, undo, redo, turn }));
  } catch {
    // A browser without room for it forgets what can be undone, and nothing that was saved.
  }
}

export type PriceEditor = {
  readonly draft: Draft;
  /** The card that guests see. */
  readonly published: RateBook;
  /** The card as it stands in the editor. */
  readonly card: RateBook;
  readonly clashes: readonly Clash[];
  readonly state: "saved" | "saving" | "offline" | "refused";
  readonly failure: CallFailure | null;
  readonly unsavedCount: number;
  readonly savedAt: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly edit: (changes: readonly CardChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly settle: (clash: Clash, side: "mine" | "theirs") => void;
  /** Sends what is not saved yet; resolves when all of it is. */
  readonly save: () => Promise<boolean>;
  /** Forgets what was typed and not saved. */
  readonly forget: () => void;
};

/** The draft of an option's prices as it is being edited: saved by itself, by cells. Null until it is there. */
export function usePriceDraft(optionId: string): {
  editor: PriceEditor | null;
  error: unknown;
  retry: () => void;
} {
  const sent = useMemo(() => ({ params: { _id: optionId } }), [optionId]);
  const query = useCall(priceDraft, sent);
  const [state, setState] = useState(() => remembered(optionId));
  const saving = useSaving(optionId, { state, setState, isThere: query.data !== undefined });
  const { data } = query;
  const server = useMemo(
    () => data && withChanges(data.published as RateBook, data.changes as readonly CardChange[]),
    [data],
  );
  const card = useMemo(() => server && cardOf(server, state), [server, state]);
  useEffect(() => remember(optionId, state), [optionId, state]);
  const act = useCallback(
    (next: (state: DraftState, server: RateBook) => DraftState) => {
      if (server) setState((now) => next(now, server));
    },
    [server],
  );
  const editor: PriceEditor | null =
    data && card
      ? {
          draft: data,
          published: data.published as RateBook,
          card,
          ...saving,
          clashes: state.clashes,
          unsavedCount: state.unsaved.length,
          canUndo: state.undo.length > 0,
          canRedo: state.redo.length > 0,
          edit: (changes) => act((now, from) => edited(now, from, changes)),
          undo: () => act(undone),
          redo: () => act(redone),
          settle: (clash, side) => act((now, from) => settled(now, from, clash, side)),
          forget: () => setState(noEdits),
        }
      : null;
  return { editor, error: query.error, retry: () => void query.refetch() };
}

type Saved = Pick<PriceEditor, "state" | "failure" | "savedAt" | "save">;

/** Sends what is not saved, again and again while the connection is lost. */
function useSaving(
  optionId: string,
  {
    state,
    setState,
    isThere,
  }: {
    state: DraftState;
    setState: (next: (now: DraftState) => DraftState) => void;
    isThere: boolean;
  },
): Saved {
  const { call } = useBackend();
  const queries = useQueryClient();
  const newest = useRef(state);
  newest.current = state;
  const sending = useRef<Promise<boolean> | null>(null);
  const [standing, setStanding] = useState<Pick<Saved, "state" | "failure" | "savedAt">>({
    ...{ state: "saved", failure: null, savedAt: null },
  });
  const send = useCallback(async (): Promise<boolean> => {
    const batch = newest.current.unsaved.slice(0, mostSent);
    if (batch.length === 0) return true;
    const params = { _id: optionId };
    const changes = batch.map(({ part, key, value, was }) => ({ part, key, was, now: value }) as DraftChange);
    try {
      setStanding((now) => ({ ...now, state: "saving" }));
      const { conflicts, ...draft } = await call(changePriceDraft, { params, body: { changes } });
      queries.setQueryData(callKey(priceDraft, { params }), draft);
      setState((now) => saved(now, batch, conflicts as never));
      setStanding({ state: "saved", failure: null, savedAt: new Date().toISOString() });
      return true;
    } catch (error) {
      const failure = error instanceof CallFailure ? error : null;
      const mayPass = failure === null || ["OFFLINE", "BUSY"].includes(failure.code);
      setStanding((now) => ({ ...now, state: mayPass ? "offline" : "refused", failure }));
      return false;
    }
  }, [call, optionId, queries, setState]);
  const save = useCallback((): Promise<boolean> => {
    sending.current ??= send().finally(() => {
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
