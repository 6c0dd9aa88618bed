import { madeAt } from "@pulau/domain/calendar/made-at.ts";
import type { PageVersionId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { registrationCard } from "../../../db/schema/registration.ts";
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
  /** When it was signed, where it is sent later than that. */
  readonly at?: string | undefined;
  /** The card to which the tablet is locked: it signs no other. */
  readonly handedOver?: CardOf | null | undefined;
};
type Refusals = "NOT_FOUND" | "WRONG_STATE" | "TERMS_CHANGED" | "HANDED_OVER";

/**
 * Keeps a guest's signature with the terms that they have read. A card is signed once: `WRONG_STATE` where it is signed
 * already, but for the very same, which a tablet sends again; `TERMS_CHANGED` where others are published by now; `HANDED_OVER` for
 * another card than the one that a guest has in their hands.
 */
export async function signCard(tx: Tx, signing: Signing): Promise<Result<{ done: true }, Refusals>> {
  const { handedOver } = signing;
  if (handedOver && handedOver.guestId !== signing.guestId) return refuse("HANDED_OVER");
  const open = await openCard(tx, signing);
  if (!open.ok) return open;
  const { locked, guest, card } = open.value;
  const signedAt = madeAt(signing.at, locked.now);
  if (card?.signedAt)
    return isSame(card, signing) ? ok({ done: true }) : refuse("WRONG_STATE", { rule: "signed" });
  const terms = await agreedTextsNow(tx, signing.terms);
  if (!terms.ok) return terms;
  const { bookingId, staffId, name, signature } = signing;
  await writeCard(tx, signing, {
    signature,
    signedName: name,
    terms: [...terms.value],
    signedAt,
    signedWith: staffId,
  });
  const facts = { guest: guest.fullName };
  await note(tx, { bookingId, what: "cardSigned", at: locked.now, staffId, facts });
  return ok({ done: true });
}

/** Whether a card has this very signature: its answer got lost on the way. */
const isSame = (
  { signedName, signature, signedAt }: typeof registrationCard.$inferSelect,
  signing: Signing,
): boolean =>
  signing.at !== undefined &&
  signedAt?.getTime() === Date.parse(signing.at) &&
  signedName === signing.name &&
  signature === signing.signature;

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
