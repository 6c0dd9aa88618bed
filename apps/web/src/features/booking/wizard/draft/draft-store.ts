import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { BookingId, HoldId } from "@pulau/domain/ids.ts";
import { mergeSaved } from "../../../../ui/merge-saved.ts";
import type { DraftAnswer } from "../calls.ts";
import type { CopyStore } from "./unsaved-copy.ts";

/** `offline`: kept on the device and tried again by itself; `refused`: the server will not take it. */
export type DraftStatus = "saved" | "waiting" | "saving" | "offline" | "refused";

export type DraftState = {
  readonly json: BookingJson;
  readonly version: number;
  /** When the server last had everything. */
  readonly savedAt: string;
  readonly holdId: HoldId | null;
  readonly bookingId: BookingId | null;
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

/** The draft as it stands on this device, what the server has of it, and who wants to hear when it changes. */
export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(first: DraftAnswer, copies: CopyStore) {
  let state = stateOf(first);
  /** What the server has, as far as this device knows. */
  let saved = first.json;
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const putUntold = (part: Partial<DraftState>): void => {
    state = { ...state, ...part };
  };
  const put = (part: Partial<DraftState>): void => {
    putUntold(part);
    tell();
  };
  return {
    state: () => state,
    put,
    /** What is put here is told by `tell`, or with the next that is put. */
    putUntold,
    tell,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    saved: () => saved,
    /** The server has taken `json`, and answered. */
    putSaved: (json: BookingJson, answer: DraftAnswer): void => {
      saved = json;
      put({ version: answer.version, savedAt: answer.updatedAt, bookingId: answer.bookingId });
      if (answer.holdId !== null) put({ holdId: answer.holdId });
    },
    /** Shows the draft as another device saved it. */
    replace: (answer: DraftAnswer): void => {
      saved = answer.json;
      put({ ...stateOf(answer), round: state.round });
    },
    /** Another device saved meanwhile: what was typed here goes over it, and what both answered otherwise is told. */
    putOver: (base: BookingJson, mine: BookingJson, now: DraftAnswer): void => {
      const { values, both: all } = mergeSaved(base, mine, now.json);
      const both = all.filter((name) => name !== "step");
      saved = now.json;
      put({ json: values, version: now.version, bookingId: now.bookingId, round: state.round + 1 });
      if (both.length > 0) put({ rival: { at: now.updatedAt, json: now.json, both } });
    },
    /** Lays what the server does not have yet onto the device. */
    keepCopy: (): void => copies.keep({ json: state.json, baseVersion: state.version, base: saved }),
  };
}
