import type { OwnerId, PaperId } from "@pulau/domain/ids.ts";
import { refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { createSealer } from "../../../plugins/seal.ts";
import { findBooking } from "../../booking/bookings/public.ts";
import { findPaper, findPlacesPaper } from "../papers/public.ts";
import { type PartyOf, showParty } from "./keep-party.ts";
import { paperFile } from "./paper-file.ts";

/**
 * The e-Invoice of a guest's own paper. `NOT_FOUND` for another's, `E_INVOICE_INCOMPLETE` while nobody has asked for one with
 * what it must hold.
 */
export async function ownPaperFile(
  db: Db,
  sealer: ReturnType<typeof createSealer>,
  { paperId, ownerId }: { readonly paperId: PaperId; readonly ownerId: OwnerId },
): ReturnType<typeof paperFile> {
  const found = await ownerOf(db, paperId);
  if (found?.ownerId !== ownerId) return refuse("NOT_FOUND");
  if (!(await showParty(db, found.of))) return refuse("E_INVOICE_INCOMPLETE");
  return paperFile(db, sealer, paperId);
}

/** Whose paper it is, and for what its e-Invoice was to be asked. */
async function ownerOf(db: Db, paperId: PaperId): Promise<{ ownerId: OwnerId; of: PartyOf } | null> {
  const places = await findPlacesPaper(db, paperId);
  if (places) return { ownerId: places.accountId, of: { purchaseId: places.purchaseId } };
  const paper = await findPaper(db, paperId);
  const row = paper && (await findBooking(db, paper.bookingId));
  // A company's paper is not the booker's.
  if (paper?.folioId) return null;
  return row && { ownerId: row.ownerId, of: { bookingId: row.id } };
}
