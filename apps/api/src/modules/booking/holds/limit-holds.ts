import type { HoldReply } from "@pulau/contract/holds.ts";
import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { guessIf, limitGuesses } from "../../selling/promotions/public.ts";
import { findSavedDraft, type SavedDraft } from "./draft-to-hold.ts";

/** Calls that one owner may make in a minute; people need a few, scripts want many. Each add-on ticked is a change. */
const perMinute = {
  hold: { bucket: "hold", limit: 30, windowSeconds: 60 },
  change: { bucket: "hold change", limit: 120, windowSeconds: 60 },
} as const;

type HoldCall = { readonly draftId: DraftId; readonly ownerId: OwnerId; readonly ip: string };
type Held = Promise<Result<z.infer<typeof HoldReply>>>;

/**
 * Counts holds and changes of them by owner. A hold tells whether its draft's code is one, so a draft with a code counts
 * as a guess too, like every other call that looks at codes. The work is given the draft as it was saved.
 */
export function limitHolds(db: Db, secret: string) {
  const guess = limitGuesses(db, secret);
  return async (
    kind: keyof typeof perMinute,
    call: HoldCall,
    work: (draft: SavedDraft | null) => Held,
  ): Held => {
    const within = await rateLimit(db, { ...perMinute[kind], key: call.ownerId });
    if (!within.ok) return within;
    const draft = await findSavedDraft(db, call);
    return guessIf(guess, typeof draft?.json.promoCode === "string", call.ip, () => work(draft));
  };
}
