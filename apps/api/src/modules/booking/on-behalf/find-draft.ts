import type { Db } from "../../../db/connect.ts";
import { findDraft, maskPapers } from "../drafts/public.ts";

/**
 * A draft as staff see it; null when its owner has none such. Papers of a booking are shown one by one, and each time logged;
 * what it was made from is no way round that.
 */
export async function findDraftForStaff(db: Db, wanted: Parameters<typeof findDraft>[1]) {
  const draft = await findDraft(db, wanted);
  if (draft === null || draft.bookingId === null) return draft;
  return { ...draft, json: maskPapers(draft.json) };
}
