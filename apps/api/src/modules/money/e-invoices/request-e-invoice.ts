import type { EInvoiceBuyer } from "@pulau/contract/e-invoice.ts";
import type { AccountId, BookingId, OwnerId, PurchaseId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { namedIn, saveWhole } from "../../../db/saved-versions.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { VersionedCall } from "../../../plugins/versioned-call.ts";
import { findPlacesPapers } from "../papers/public.ts";
import { forgetParty, keepParty, type PartyOf, wholeParty } from "./keep-party.ts";
import { findOwnBooking } from "./own-booking.ts";
import { isOffered } from "./show-requested.ts";

type Deps = { readonly db: Db; readonly sealer: Sealer };
/** Of what an e-Invoice is asked, and who asks. */
export type EInvoiceRequest =
  | { readonly accountId: AccountId }
  | { readonly bookingId: BookingId; readonly ownerId: OwnerId }
  | { readonly purchaseId: PurchaseId; readonly accountId: AccountId };
type Save = { readonly buyer: EInvoiceBuyer; readonly saves: VersionedCall };

/** The party that is meant, with the key of its versions; null for who may not speak for it. */
async function partyOf(db: Db, request: EInvoiceRequest): Promise<{ of: PartyOf; key: string } | null> {
  if ("bookingId" in request) {
    const row = await findOwnBooking(db, request);
    return row && { of: { bookingId: row.id }, key: row.id };
  }
  if ("purchaseId" in request) {
    const { purchaseId, accountId } = request;
    const found = await findPlacesPapers(db, purchaseId);
    return found?.ownerId === accountId ? { of: { purchaseId }, key: purchaseId } : null;
  }
  const { accountId } = request;
  return { of: { accountId }, key: accountId };
}

/** Keeps to whom e-Invoices are made out. `E_INVOICE_OFF` while the resort issues none. */
export async function requestEInvoice(
  { db, sealer }: Deps,
  request: EInvoiceRequest,
  { buyer, saves }: Save,
): Promise<Result<{ done: true }, "NOT_FOUND" | "E_INVOICE_OFF" | "CHANGED_SINCE">> {
  const party = await partyOf(db, request);
  if (!party) return refuse("NOT_FOUND");
  if (!(await isOffered(db))) return refuse("E_INVOICE_OFF");
  const { of, key } = party;
  return saveWhole(
    db,
    { ...saves, key },
    async (tx) => namedIn(buyer, await wholeParty(tx, sealer, of)),
    async (tx) => {
      await keepParty(tx, sealer, { of, buyer });
      return ok({ done: true as const });
    },
  );
}

/** Needs no e-Invoice after all: what was told is forgotten. */
export async function dropEInvoice(
  db: Db,
  request: EInvoiceRequest,
): Promise<Result<{ done: true }, "NOT_FOUND">> {
  const party = await partyOf(db, request);
  if (!party) return refuse("NOT_FOUND");
  await inTransaction(db, (tx) => forgetParty(tx, party.of));
  return ok({ done: true });
}
