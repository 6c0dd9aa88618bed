import type { BookingJson } from "@pulau/contract/drafts.ts";
import { mergeSaved } from "../../../../ui/merge-saved.ts";
import type { DraftAnswer } from "../calls.ts";
import type { CopyStore } from "./kept-copy.ts";

/** `offline`: kept on the device and tried again by itself; `refused`: the server will not take it. */
export type DraftStatus = "saved" | "waiting" | "saving" | "offline" | "refused";

export type DraftState = {
  readonly json: BookingJson;
  readonly version: number;
  /** When the server last had everything. */
  readonly savedAt: string;
  readonly holdId: string | null;
  readonly bookingId: string | null;
  readonly status: DraftStatus;
  readonly failure: unknown;
  /** What another device answered otherwise, until one has chosen; what was typed here stands meanwhile. */
  readonly rival: DraftRival | null;
  /** Counts up when answers of another device came in: what shows them is drawn anew. */
  readonly round: number;
};

/** A draft as another device saved it, and the parts that both answered each in their own way. */
export type DraftRival = {
  readonly at: string;
  readonly json: BookingJson;
  readonly both: readonly string[];
};

export type DraftQueue = {
  readonly state: () => DraftState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Changes the draft here at once, and on the server soon. */
  readonly edit: (part: Partial<BookingJson>) => void;
  /** Resolves when the server has everything; throws the failure of the last try. */
  readonly flush: () => Promise<void>;
  /** Remembers the hold that was just taken. */
  readonly heldBy: (holdId: string) => void;
  /**
   * Takes over what another tab or device saved, unless something typed here is still on its way. That it became a
   * booking is always taken over.
   */
  readonly adopt: (answer: DraftAnswer) => void;
  /** Takes the other device's answers of what both gave, or leaves those of this one. */
  readonly settle: (side: "mine" | "theirs") => void;
  /** Ends the timers; what is unsaved stays on the device. */
  readonly stop: () => void;
};

type Setup = {
  readonly first: DraftAnswer;
  readonly copies: CopyStore;
  readonly save: (json: BookingJson, version: number) => Promise<DraftAnswer>;
  /** The draft as the server has it, once another device has saved it meanwhile. */
  readonly newest: () => Promise<DraftAnswer>;
  /** Whether a failure says so. */
  readonly isStale: (failure: unknown) => boolean;
  /** Whether a failure may pass by itself: no network, a busy server. */
  readonly mayPass: (failure: unknown) => boolean;
  /** Runs `act` after some milliseconds; gives back how to call it off. */
  readonly after: (ms: number, act: () => void) => () => void;
};

const pauseMs = 800;
const longestPauseMs = 30_000;

const stateOf = (answer: DraftAnswer): DraftState => ({
  json: answer.json,
  version: answer.version,
  savedAt: answer.updatedAt,
  holdId: answer.holdId,
  bookingId: answer.bookingId,
  status: "saved",
  failure: null,
  rival: null,
  round: 0,
});

const answersOf = ({ json, both }: DraftRival): Partial<BookingJson> =>
  Object.fromEntries(both.map((name) => [name, json[name as keyof BookingJson]]));

/**
 * Saves a draft while one types: changes are gathered for a moment, one save runs at a time, and what changed
 * meanwhile follows in the next. What the server does not have yet lies on the device, so a reload or a dead network
 * loses nothing. What another device saved in between is not written over, see `rival`.
 */
export function createDraftQueue({
  first,
  copies,
  save,
  newest,
  isStale,
  mayPass,
  after,
}: Setup): DraftQueue {
  let state = stateOf(first);
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;
  let failures = 0;
  /** What the server has, as far as this device knows. */
  let saved = first.json;
  let stopped = false;
  const listeners = new Set<() => void>();

  const put = (part: Partial<DraftState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const soon = (ms: number) => {
    callOff?.();
    callOff = stopped ? null : after(ms, () => void flush().catch(() => undefined));
  };
  const failed = (failure: unknown): never => {
    const passes = mayPass(failure);
    put({ status: passes ? "offline" : "refused", failure });
    if (passes) soon(Math.min(longestPauseMs, 2_000 * 2 ** failures));
    failures += 1;
    throw failure;
  };
  /** Another device saved meanwhile: what was typed here goes over it, and what both answered otherwise is told. */
  const putOver = (base: BookingJson, mine: BookingJson, now: DraftAnswer) => {
    const { values, both: all } = mergeSaved(base, mine, now.json);
    const both = all.filter((name) => name !== "step");
    saved = now.json;
    put({ json: values, version: now.version, bookingId: now.bookingId, round: state.round + 1 });
    if (both.length > 0) put({ rival: { at: now.updatedAt, json: now.json, both } });
  };
  const mergeNewest = async (): Promise<void> => putOver(saved, state.json, await newest().catch(failed));
  const saveOnce = async (json: BookingJson): Promise<DraftAnswer | null> => {
    try {
      return await save(json, state.version);
    } catch (failure) {
      if (!isStale(failure)) return failed(failure);
      await mergeNewest();
      return null;
    }
  };
  const saveAll = async (): Promise<void> => {
    for (let sent: BookingJson | null = null; sent !== state.json; ) {
      sent = state.json;
      put({ status: "saving" });
      const answer = await saveOnce(sent);
      if (answer === null) {
        sent = null;
        continue;
      }
      saved = sent;
      failures = 0;
      put({ version: answer.version, savedAt: answer.updatedAt, bookingId: answer.bookingId });
      if (answer.holdId !== null) put({ holdId: answer.holdId });
      if (sent !== state.json) copies.keep({ json: state.json, baseVersion: state.version, base: saved });
    }
    copies.forget();
    put({ status: "saved", failure: null });
  };
  const flush = (): Promise<void> => {
    callOff?.();
    if (state.status === "saved") return Promise.resolve();
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  };
  const edit = (part: Partial<BookingJson>) => {
    put({ json: { ...state.json, ...part }, status: state.status === "saving" ? "saving" : "waiting" });
    copies.keep({ json: state.json, baseVersion: state.version, base: saved });
    if (running === null) soon(pauseMs);
  };

  const copy = copies.read();
  if (copy !== null && copy.baseVersion === first.version) edit(copy.json);
  else if (copy?.base !== undefined) {
    putOver(copy.base, copy.json, first);
    edit({});
  } else copies.forget();

  return {
    state: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    edit,
    flush,
    heldBy: (holdId) => put({ holdId }),
    adopt: (answer) => {
      if (state.status === "saved" && answer.version > state.version) {
        saved = answer.json;
        put({ ...stateOf(answer), round: state.round });
      }
      if (answer.bookingId !== null) put({ bookingId: answer.bookingId });
    },
    settle: (side) => {
      const { rival } = state;
      put({ rival: null, round: state.round + (side === "theirs" ? 1 : 0) });
      if (side === "theirs" && rival !== null) edit(answersOf(rival));
    },
    stop: () => {
      stopped = true;
      callOff?.();
    },
  };
}
