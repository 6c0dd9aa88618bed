import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftAnswer } from "../calls.ts";
import type { OpenDraft } from "../draft/draft-context.ts";
import { createDraftQueue } from "../draft/draft-queue.ts";
import { createCopyStore } from "../draft/kept-copy.ts";

/** What a change begins from: the booking's own answers, and the hold under which its rooms are kept. */
export type ChangeStart = {
  readonly bookingId: string;
  readonly draftId: string;
  readonly json: BookingJson;
};

/** Changes are kept on the device until they are agreed to; the booking stays as it is. */
const copiesOf = (bookingId: string) => createCopyStore(`change.${bookingId}`, localStorage);

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

/** Opens a booking's answers to be changed with the wizard's steps. What was changed before and not agreed is there. */
export function openChange(start: ChangeStart): OpenDraft {
  const copies = copiesOf(start.bookingId);
  const mark = markOf(start.json);
  const earlier = copies.read();
  const json = earlier?.baseVersion === mark ? earlier.json : start.json;
  return {
    draftId: start.draftId,
    queue: createDraftQueue({
      first: answerOf({ ...start, json }, mark),
      copies: { read: () => null, keep: copies.keep, forget: () => undefined },
      save: async (changed) => answerOf({ ...start, json: changed }, mark),
      mayPass: () => false,
      after: () => () => undefined,
    }),
  };
}

/** Throws the changes away, or has seen them through. */
export const forgetChange = (bookingId: string): void => copiesOf(bookingId).forget();
