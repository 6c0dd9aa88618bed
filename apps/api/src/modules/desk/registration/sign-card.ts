import type { PageVersionId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { note } from "../../booking/bookings/public.ts";
import { agreedTextsNow } from "../../ground/pages/public.ts";
import { type CardOf, openCard, writeCard } from "./open-card.ts";

type Signing = CardOf & {
  /** Who is at the desk, or handed the tablet over. */
  readonly staffId: StaffId;
  readonly name: string;
  readonly signature: string | null;
  /** The versions of the terms that were shown. */
  readonly terms: readonly PageVersionId[];
};

/**
 * Keeps a guest's signature with the terms that they have read. A card is signed once: `WRONG_STATE` where it is signed
 * already; `TERMS_CHANGED` where others are published by now.
 */
export async function signCard(
  tx: Tx,
  signing: Signing,
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE" | "TERMS_CHANGED">> {
  const open = await openCard(tx, signing);
  if (!open.ok) return open;
  const { locked, guest, card } = open.value;
  if (card?.signedAt) return refuse("WRONG_STATE", { rule: "signed" });
  const terms = await agreedTextsNow(tx, signing.terms);
  if (!terms.ok) return terms;
  const { bookingId, staffId, name, signature } = signing;
  await writeCard(tx, signing, {
    signature,
    signedName: name,
    terms: [...terms.value],
    signedAt: locked.now,
    signedWith: staffId,
  });
  const facts = { guest: guest.fullName };
  await note(tx, { bookingId, what: "cardSigned", at: locked.now, staffId, facts });
  return ok({ done: true });
}

/** Takes a signature off, so that it can be given again. Of a guest who was let in by it, it stays. */
export async function clearSignature(
  tx: Tx,
  clearing: CardOf & { readonly staffId: StaffId },
): Promise<Result<{ done: true }, "NOT_FOUND" | "WRONG_STATE">> {
  const open = await openCard(tx, clearing);
  if (!open.ok) return open;
  const { locked, guest, card } = open.value;
  if (!card?.signedAt) return ok({ done: true });
  if (card.arrivedAt) return refuse("WRONG_STATE", { rule: "arrived" });
  const { bookingId, staffId } = clearing;
  await writeCard(tx, clearing, {
    signature: null,
    signedName: null,
    terms: [],
    signedAt: null,
    signedWith: null,
    erasedAt: null,
  });
  const facts = { guest: guest.fullName };
  await note(tx, { bookingId, what: "signatureCleared", at: locked.now, staffId, facts });
  return ok({ done: true });
}
