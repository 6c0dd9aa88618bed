import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { HoldId } from "@pulau/domain/ids.ts";
import { drawn } from "../../../../ui/drawn.ts";
import type { DraftAnswer } from "../calls.ts";
import { createDraftSaver, type SaverSetup } from "./draft-saver.ts";
import { createDraftStore, type DraftRival, type DraftState } from "./draft-store.ts";

export type DraftQueue = {
  readonly state: () => DraftState;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Changes the draft here at once, and on the server soon. */
  readonly edit: (part: Partial<BookingJson>) => void;
  /** The same for what is typed: whoever shows the draft hears of it when the letter itself has been drawn. */
  readonly type: (part: Partial<BookingJson>) => void;
  /** Resolves when the server has everything; throws the failure of the last try. */
  readonly flush: () => Promise<void>;
  /** Remembers the hold that was just taken. */
  readonly heldBy: (holdId: HoldId) => void;
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

type QueueSetup = SaverSetup & {
  readonly first: DraftAnswer;
  /** Resolves when the page has drawn what was just changed. */
  readonly afterDrawing?: () => Promise<void>;
};

const pauseMs = 800;

const answersOf = ({ json, both }: DraftRival): Partial<BookingJson> =>
  Object.fromEntries(both.map((name) => [name, json[name as keyof BookingJson]]));

/**
 * Saves a draft while one types: changes are gathered for a moment, one save runs at a time, and what changed
 * meanwhile follows in the next. What the server does not have yet lies on the device, so a reload or a dead network
 * loses nothing. What another device saved in between is not written over, see `rival`.
 */
export function createDraftQueue({ first, afterDrawing = drawn, ...setup }: QueueSetup): DraftQueue {
  const { copies } = setup;
  const store = createDraftStore(first, copies);
  const saver = createDraftSaver(store, setup);
  const { state, put } = store;

  const change = (how: typeof put) => (part: Partial<BookingJson>) => {
    const { json, status } = state();
    how({ json: { ...json, ...part }, status: status === "saving" ? "saving" : "waiting" });
    store.keepCopy();
    saver.saveSoon(pauseMs);
  };
  const edit = change(put);
  const changeUntold = change(store.putUntold);
  const type = (part: Partial<BookingJson>) => {
    changeUntold(part);
    void afterDrawing().then(store.tell);
  };

  const copy = copies.read();
  if (copy !== null && copy.baseVersion === first.version) edit(copy.json);
  else if (copy?.base !== undefined) {
    store.putOver(copy.base, copy.json, first);
    edit({});
  } else copies.forget();

  return {
    state,
    subscribe: store.subscribe,
    edit,
    type,
    flush: saver.flush,
    heldBy: (holdId) => put({ holdId }),
    adopt: (answer) => {
      if (state().status === "saved" && answer.version > state().version) store.replace(answer);
      if (answer.bookingId !== null) put({ bookingId: answer.bookingId });
    },
    settle: (side) => {
      const { rival, round } = state();
      put({ rival: null, round: round + (side === "theirs" ? 1 : 0) });
      if (side === "theirs" && rival !== null) edit(answersOf(rival));
    },
    stop: saver.stop,
  };
}
