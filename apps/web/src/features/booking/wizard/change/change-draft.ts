import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { BookingId, DraftId, GuestId } from "@pulau/domain/ids.ts";
import { type Merged, mergeSaved } from "../../../../ui/merge-saved.ts";
import type { DraftAnswer } from "../calls.ts";
import type { OpenDraft } from "../draft/draft-context.ts";
import { createDraftQueue } from "../draft/draft-queue.ts";
import { createCopyStore, type UnsavedCopy } from "../draft/unsaved-copy.ts";

/** What a change begins from: the booking's own answers, and the hold under which its rooms are kept. */
export type ChangeStart = {
  readonly bookingId: BookingId;
  readonly draftId: DraftId;
  readonly json: BookingJson;
  /** Who travels, in the order of the answers' guests. */
  readonly guestIds: readonly GuestId[];
};

/** Changes are kept on the device until they are agreed to; the booking stays as it is. */
const copiesOf = (bookingId: BookingId) => createCopyStore(`change.${bookingId}`, localStorage);

/** Answers as a draft, with nothing on a server: the booking itself only changes when the guest agrees. */
const answerOf = ({ draftId, json }: ChangeStart, version: number): DraftAnswer => ({
  _id: draftId,
  json,
  version,
  updatedAt: new Date().toISOString(),
  holdId: draftId,
  bookingId: null,
});

/** Tells one state of a booking from another: changes begun from an older one are not taken up again. */
const markOf = (json: BookingJson): number =>
  [...JSON.stringify(json)].reduce((mark, letter) => (mark * 31 + letter.charCodeAt(0)) | 0, 7);

/** What somebody else changed of the booking since the change was begun. */
export type Met = Pick<Merged<BookingJson>, "both" | "theirs"> & {
  readonly mine: BookingJson;
  readonly now: BookingJson;
};

/**
 * Opens a booking's answers to be changed with the wizard's steps. What was changed before and not agreed is there; where
 * the booking was changed by somebody else since, it is put over the booking as it is now.
 */
export function openChange(start: ChangeStart): { draft: OpenDraft; met: Met | null } {
  const copies = copiesOf(start.bookingId);
  const mark = markOf(start.json);
  const earlier = copies.read();
  const { json, met } = takenUp(start, mark, earlier);
  const keep = (copy: UnsavedCopy) => copies.keep({ ...copy, base: start.json, guestIds: start.guestIds });
  if (met) keep({ json, baseVersion: mark });
  const first = answerOf({ ...start, json }, mark);
  const draft = {
    draftId: first._id,
    queue: createDraftQueue({
      first,
      copies: { read: () => null, keep, forget: () => undefined },
      save: async (changed) => answerOf({ ...start, json: changed }, mark),
      newest: async () => answerOf(start, mark),
      isStale: () => false,
      mayPass: () => false,
      after: () => () => undefined,
    }),
  };
  return { draft, met };
}

/** Where other guests travel now, details that were typed for those of before can't be told to belong to them. */
function takenUp(
  start: ChangeStart,
  mark: number,
  copy: UnsavedCopy | null,
): { json: BookingJson; met: Met | null } {
  if (copy === null) return { json: start.json, met: null };
  if (copy.baseVersion === mark) return { json: copy.json, met: null };
  const { base } = copy;
  if (base === undefined) return { json: start.json, met: null };
  const sameGuests = JSON.stringify(copy.guestIds) === JSON.stringify(start.guestIds);
  const mine = sameGuests ? copy.json : { ...copy.json, guests: base.guests };
  const { values, both, theirs } = mergeSaved(base, mine, start.json);
  const theirChanges = theirs.filter((name) => name !== "step");
  return {
    json: values,
    met:
      theirChanges.length + both.length === 0 ? null : { both, theirs: theirChanges, mine, now: start.json },
  };
}

/** Throws the changes away, or has seen them through. */
export const forgetChange = (bookingId: BookingId): void => copiesOf(bookingId).forget();
