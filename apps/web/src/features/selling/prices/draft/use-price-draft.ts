import type { DraftChange } from "@pulau/contract/price-draft.ts";
import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { OptionId, PersonId } from "@pulau/domain/ids.ts";
import { type CardChange, withChanges } from "@pulau/domain/rate-card/card-changes.ts";
import type { CardLists } from "@pulau/domain/rate-card/own-lists.ts";
import {
  cardOf,
  type DraftState,
  type EditConflict,
  edited,
  noEdits,
  redone,
  saved,
  settled,
  undone,
} from "@pulau/domain/rate-grid/draft-edits.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import type { Call } from "../../../../api/client.ts";
import { callKey } from "../../../../api/queries.ts";
import { useBackend } from "../../../../api/use-call.ts";
import { changePriceDraft, type Draft, priceDraft, priceDraftChanges } from "../calls.ts";
import { newestIn, withPart } from "./follow-draft.ts";

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

/** Whose draft of which option: on a shared device nobody sends what somebody else has typed. */
type Own = { readonly optionId: OptionId; readonly personId: PersonId };

const placeOf = ({ optionId, personId }: Own) => `pulau.prices.${personId}.${optionId}`;

/** What a person typed and did not save, and what they can undo, survive a reload. */
function remembered(own: Own): DraftState {
  try {
    const text = localStorage.getItem(placeOf(own));
    return text === null
      ? noEdits
      : { ...noEdits, ...(JSON.parse(text) as Partial<DraftState>), clashes: [] };
  } catch {
    return noEdits;
  }
}

/** So many single changes can be undone after a reload; of larger acts a browser's store would be full. */
const mostRemembered = 5_000;
const newestActs = (acts: DraftState["undo"]): DraftState["undo"] => {
  let count = 0;
  const from = acts.findLastIndex((act) => {
    count += act.length;
    return count > mostRemembered;
  });
  return acts.slice(from + 1);
};

function remember(own: Own, { unsaved, undo: acts, redo: taken, turn }: DraftState): void {
  const [undo, redo] = [newestActs(acts), newestActs(taken)];
  try {
    if (unsaved.length + undo.length + redo.length === 0) localStorage.removeItem(placeOf(own));
    else localStorage.setItem(placeOf(own), JSON.stringify({ unsaved, undo, redo, turn }));
  } catch {
    // A browser without room for it forgets what can be undone, and nothing that was saved.
  }
}

/** How long after the last change it is remembered, in ms; leaving the page remembers it at once. */
const remembersAfter = 250;

function useRemembered({ optionId, personId }: Own, state: DraftState): void {
  const newest = useRef(state);
  newest.current = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change begins the wait anew
  useEffect(() => {
    const timer = setTimeout(() => remember({ optionId, personId }, newest.current), remembersAfter);
    return () => clearTimeout(timer);
  }, [optionId, personId, state]);
  useEffect(() => {
    const now = () => remember({ optionId, personId }, newest.current);
    addEventListener("pagehide", now);
    return () => {
      removeEventListener("pagehide", now);
      now();
    };
  }, [optionId, personId]);
}

/** What is new of a draft that is known, or the whole of it where there is more to it. */
async function readDraft(
  call: Call,
  optionId: OptionId,
  { known, signal }: { known: () => Draft | undefined; signal?: AbortSignal },
): Promise<Draft> {
  const [params, options] = [{ _id: optionId }, signal ? { signal } : {}];
  const before = known();
  if (before) {
    const part = await call(priceDraftChanges, { params, query: { since: newestIn(before) } }, options);
    const next = withPart(known() ?? before, part);
    if (next) return next;
  }
  return call(priceDraft, { params }, options);
}

/** The draft, read whole once; after news only what is new of it. */
function useDraft(optionId: OptionId) {
  const { call } = useBackend();
  const queries = useQueryClient();
  return useQuery<Draft, CallFailure>({
    queryKey: callKey(priceDraft, { params: { _id: optionId } }),
    queryFn: ({ signal, queryKey }) =>
      readDraft(call, optionId, { known: () => queries.getQueryData<Draft>(queryKey), signal }),
    // What is merged keeps what has not changed; a comparison of twenty thousand prices would be seen.
    structuralSharing: false,
  });
}

export type PriceEditor = {
  readonly draft: Draft;
  /** The card that guests see. */
  readonly published: RateBook;
  /** Whose lists that card has. */
  readonly lists: CardLists;
  /** The card as it stands in the editor. */
  readonly card: RateBook;
  readonly clashes: readonly EditConflict[];
  readonly state: "saved" | "saving" | "offline" | "refused";
  readonly failure: CallFailure | null;
  readonly unsavedCount: number;
  readonly savedAt: string | null;
  /** What the next undo and redo would write; empty where there is nothing to take back. */
  readonly nextUndo: readonly CardChange[];
  readonly nextRedo: readonly CardChange[];
  readonly edit: (changes: readonly CardChange[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly settle: (clash: EditConflict, side: "mine" | "theirs") => void;
  /** Sends what is not saved yet; resolves when all of it is. */
  readonly save: () => Promise<boolean>;
  /** Forgets what was typed and not saved. */
  readonly forget: () => void;
};

const listsOf = ({ published, own, resort }: Draft): CardLists => ({
  published: published as RateBook,
  own,
  resort: resort as CardLists["resort"],
});

/**
 * The draft of an option's prices as one person edits it: saved by itself, by cells. Null until it is there. For another
 * option or person it is to be mounted anew.
 */
export function usePriceDraft({ optionId, personId }: Own): {
  editor: PriceEditor | null;
  error: unknown;
  retry: () => void;
} {
  const query = useDraft(optionId);
  const [state, setState] = useState(() => remembered({ optionId, personId }));
  const saving = useSaving({ optionId, personId }, { state, setState, isThere: query.data !== undefined });
  const { data } = query;
  const server = useMemo(
    () => data && withChanges(data.published as RateBook, data.changes as readonly CardChange[]),
    [data],
  );
  const card = useMemo(() => server && cardOf(server, state), [server, state]);
  useRemembered({ optionId, personId }, state);
  const act = useCallback(
    (next: (state: DraftState, server: RateBook) => DraftState) => {
      if (server) setState((now) => next(now, server));
    },
    [server],
  );
  const acts = useMemo(
    () => ({
      edit: (changes: readonly CardChange[]) => act((now, from) => edited(now, from, changes)),
      undo: () => act(undone),
      redo: () => act(redone),
      settle: (clash: EditConflict, side: "mine" | "theirs") =>
        act((now, from) => settled(now, from, clash, side)),
      forget: () => setState(noEdits),
    }),
    [act],
  );
  const editor: PriceEditor | null =
    data && card
      ? {
          draft: data,
          published: data.published as RateBook,
          lists: listsOf(data),
          card,
          ...saving,
          ...acts,
          clashes: state.clashes,
          unsavedCount: state.unsaved.length,
          nextUndo: state.undo.at(-1) ?? [],
          nextRedo: state.redo.at(-1) ?? [],
        }
      : null;
  return { editor, error: query.error, retry: () => void query.refetch() };
}

type Saved = Pick<PriceEditor, "state" | "failure" | "savedAt" | "save">;

/** Sends what is not saved, again and again while the connection is lost. */
function useSaving(
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
): Saved {
  const { call, session } = useBackend();
  const queries = useQueryClient();
  const newest = useRef(state);
  newest.current = state;
  const sending = useRef<Promise<boolean> | null>(null);
  const [standing, setStanding] = useState<Pick<Saved, "state" | "failure" | "savedAt">>({
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
