import type { accountEInvoiceRoute, eInvoiceRoute, placesEInvoiceRoute } from "@pulau/contract/e-invoice.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId, BookingId, MemberId, OwnerId, PurchaseId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { versionOf } from "../../../db/saved-versions.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { findPlacesPapers, papersOf } from "../papers/public.ts";
import { knownOf, type PartyOf, showParty, suggestedTo } from "./keep-party.ts";
import { findOwnBooking } from "./own-booking.ts";

/** Whether the resort issues e-Invoices at all. */
export const isOffered = async (db: Db): Promise<boolean> => (await loadSettings(db)).taxPayer !== null;

/** Whether they are offered, and to whom one is made out as far as that was told. */
async function showRequested(db: Db, of: PartyOf, key: string) {
  const [offered, buyer, version] = await Promise.all([
    isOffered(db),
    showParty(db, of),
    versionOf(db, "eInvoiceParty", key),
  ]);
  return { offered, buyer, version };
}

/** An account's own party, to which it is billed by the resort itself. */
export async function showOfAccount(
  db: Db,
  { accountId, memberId }: { readonly accountId: AccountId; readonly memberId: MemberId },
): Promise<Result<Reply<typeof accountEInvoiceRoute>>> {
  const party = await showRequested(db, { accountId }, accountId);
  return ok({ ...party, suggested: await knownOf(db, memberId) });
}

/** Of a booking, for who owns it. */
export async function showOfBooking(
  db: Db,
  wanted: { readonly bookingId: BookingId; readonly ownerId: OwnerId },
): Promise<Result<Reply<typeof eInvoiceRoute>, "NOT_FOUND">> {
  const row = await findOwnBooking(db, wanted);
  if (!row) return refuse("NOT_FOUND");
  const [party, papers] = await Promise.all([
    showRequested(db, { bookingId: row.id }, row.id),
    papersOf(db, row.id),
  ]);
  return ok({
    ...party,
    suggested: { name: row.bookingName, phone: row.mobile, email: row.email, ...row.address },
    papers: papers
      .filter(({ folioId }) => folioId === null)
      .map(({ id, kind, number }) => ({ _id: id, kind, number })),
  });
}

/** Of places that an account bought. */
export async function showOfPlaces(
  db: Db,
  wanted: { readonly purchaseId: PurchaseId; readonly accountId: AccountId; readonly memberId: MemberId },
): Promise<Result<Reply<typeof placesEInvoiceRoute>, "NOT_FOUND">> {
  const { purchaseId } = wanted;
  const found = await findPlacesPapers(db, purchaseId);
  if (found?.ownerId !== wanted.accountId) return refuse("NOT_FOUND");
  const [party, suggested] = await Promise.all([
    showRequested(db, { purchaseId }, purchaseId),
    suggestedTo(db, wanted),
  ]);
  const papers = found.reply.papers.map(({ _id: id, kind, number }) => ({ _id: id, kind, number }));
  return ok({ ...party, suggested, papers });
}
