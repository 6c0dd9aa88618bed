import type { BookingJson } from "@pulau/contract/drafts.ts";
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
  /** Ends the timers; what is unsaved stays on the device. */
  readonly stop: () => void;
};

type Setup = {
  readonly first: DraftAnswer;
  readonly copies: CopyStore;
  readonly save: (json: BookingJson) => Promise<DraftAnswer>;
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
});

/**
 * Saves a draft while one types: changes are gathered for a moment, one save runs at a time, and what changed
 * meanwhile follows in the next. What the server does not have yet lies on the device, so a reload or a dead network
 * loses nothing.
 */
export function createDraftQueue({ first, copies, save, mayPass, after }: Setup): DraftQueue {
  let state = stateOf(first);
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;
  let failures = 0;
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
  const saveAll = async (): Promise<void> => {
    for (let sent: BookingJson | null = null; sent !== state.json; ) {
      sent = state.json;
      put({ status: "saving" });
      const answer = await save(sent).catch(failed);
      failures = 0;
      put({ version: answer.version, savedAt: answer.updatedAt, bookingId: answer.bookingId });
      if (answer.holdId !== null) put({ holdId: answer.holdId });
      if (sent !== state.json) copies.keep({ json: state.json, baseVersion: state.version });
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
    copies.keep({ json: state.json, baseVersion: state.version });
    if (running === null) soon(pauseMs);
  };

  const copy = copies.read();
  if (copy !== null && copy.baseVersion === first.version) edit(copy.json);
  else copies.forget();

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
      if (state.status === "saved" && answer.version > state.version) put(stateOf(answer));
      else if (answer.bookingId !== null) put({ bookingId: answer.bookingId });
    },
    stop: () => {
      stopped = true;
      callOff?.();
    },
  };
}
