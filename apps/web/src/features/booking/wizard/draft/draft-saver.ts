import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftAnswer } from "../calls.ts";
import type { DraftStore } from "./draft-store.ts";
import type { CopyStore } from "./unsaved-copy.ts";

export type SaverSetup = {
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

const longestPauseMs = 30_000;

/**
 * Brings a draft to the server: one save runs at a time, and what changed meanwhile follows in the next. What may pass by
 * itself is tried again, less and less often.
 */
export function createDraftSaver(
  store: DraftStore,
  { copies, save, newest, isStale, mayPass, after }: SaverSetup,
) {
  let running: Promise<void> | null = null;
  let callOff: (() => void) | null = null;
  let failures = 0;
  let stopped = false;

  const soon = (ms: number): void => {
    callOff?.();
    callOff = stopped ? null : after(ms, () => void flush().catch(() => undefined));
  };
  const failed = (failure: unknown): never => {
    const passes = mayPass(failure);
    store.put({ status: passes ? "offline" : "refused", failure });
    if (passes) soon(Math.min(longestPauseMs, 2_000 * 2 ** failures));
    failures += 1;
    throw failure;
  };
  /** Null when another device saved in between: its answers then lie under what was typed here. */
  const saveOnce = async (json: BookingJson): Promise<DraftAnswer | null> => {
    try {
      return await save(json, store.state().version);
    } catch (failure) {
      if (!isStale(failure)) return failed(failure);
      const now = await newest().catch(failed);
      store.putOver(store.saved(), store.state().json, now);
      return null;
    }
  };
  const saveAll = async (): Promise<void> => {
    for (let sent: BookingJson | null = null; sent !== store.state().json; ) {
      sent = store.state().json;
      store.put({ status: "saving" });
      const answer = await saveOnce(sent);
      if (answer === null) {
        sent = null;
        continue;
      }
      failures = 0;
      store.putSaved(sent, answer);
      if (sent !== store.state().json) store.keepCopy();
    }
    copies.forget();
    store.put({ status: "saved", failure: null });
  };
  /** Resolves when the server has everything; throws the failure of the last try. */
  const flush = (): Promise<void> => {
    callOff?.();
    if (store.state().status === "saved") return Promise.resolve();
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  };
  return {
    flush,
    /** Saves after `ms` milliseconds in which nothing more was asked for; what runs takes along what is new. */
    saveSoon: (ms: number): void => {
      if (running === null) soon(ms);
    },
    stop: (): void => {
      stopped = true;
      callOff?.();
    },
  };
}
