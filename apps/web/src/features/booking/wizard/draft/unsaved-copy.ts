import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId, GuestId } from "@pulau/domain/ids.ts";

/** What this device typed and the server does not have yet. */
export type UnsavedCopy = {
  readonly json: BookingJson;
  /** The server's version that the typing began from. */
  readonly baseVersion: number;
  /** What the server had then; missing in copies of before it was kept. */
  readonly base?: BookingJson;
  /** Of a booking that is changed: whose details the guests are. */
  readonly guestIds?: readonly GuestId[];
};

export type CopyStore = {
  readonly read: () => UnsavedCopy | null;
  readonly keep: (copy: UnsavedCopy) => void;
  readonly forget: () => void;
};

/** Keeps unsaved typing on the device until the server has it. A storage that is full or closed keeps nothing. */
export function createCopyStore(draftId: DraftId, storage: Storage): CopyStore {
  const key = `pulau.portal.draft.${draftId}`;
  const quietly = <T>(act: () => T): T | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => quietly(() => JSON.parse(storage.getItem(key) ?? "null") as UnsavedCopy | null),
    keep: (copy) => void quietly(() => storage.setItem(key, JSON.stringify(copy))),
    forget: () => void quietly(() => storage.removeItem(key)),
  };
}
