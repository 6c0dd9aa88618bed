import type { EventOrder } from "@pulau/contract/events.ts";
import { WordsField } from "@pulau/contract/fields.ts";
import { PurchaseFacts } from "@pulau/contract/purchases.ts";
import { checkPlaces } from "@pulau/domain/event/places.ts";
import type { AccountId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { z } from "zod";
import type { Tx } from "../../../db/tx.ts";
import { openPurchase } from "../purchases/public.ts";
import { findEvent, onSaleOf } from "./event-rows.ts";
import { taxesIncluded } from "./event-taxes.ts";
import { loadClock } from "./resort-clock.ts";

/** What a purchase of places freezes: who comes. */
export const PlacesFacts = PurchaseFacts.extend({
  day: z.string(),
  guests: z.array(z.object({ name: z.string(), guestKind: z.enum(["adult", "child"]) })),
  /** Taxes that the price includes, with their rates of the day. */
  taxes: z.array(z.object({ name: WordsField, share: z.int() })).default([]),
});

export type BuyPlaces = { readonly accountId: AccountId; readonly order: EventOrder };
export type OpenedPlaces = {
  readonly purchaseId: PurchaseId;
  readonly totalSen: Sen;
  readonly payUntil: string;
};

/**
 * Opens the purchase of places at an event; they are kept until the payment's deadline. Others who are faster break the
 * stock's check: wrap the call in `refuseShortStock`.
 */
export async function buyPlaces(tx: Tx, { accountId, order }: BuyPlaces): Promise<Result<OpenedPlaces>> {
  const { eventId, guests } = order;
  const found = await findEvent(tx, eventId);
  if (!found?.activeStatus) return refuse("NOT_FOUND");
  const adults = guests.filter(({ guestKind }) => guestKind === "adult").length;
  const places = { adults, children: guests.length - adults };
  const checked = checkPlaces(onSaleOf(found), places, await loadClock(tx));
  if (!checked.ok) return checked;
  if (found.left < guests.length) return refuse("NONE_LEFT", { left: Math.max(0, found.left) });
  const { totalSen } = checked.value;
  const opened = await openPurchase(tx, {
    accountId,
    flow: "event",
    subjectId: eventId,
    count: guests.length,
    totalSen,
    facts: { name: found.name, day: found.day, guests, taxes: await taxesIncluded(tx, found.taxIds) },
    pieces: [{ stockId: eventId, pieces: guests.length }],
  });
  if (!opened.ok) return opened;
  const { _id: purchaseId, payUntil } = opened.value;
  return ok({ purchaseId, totalSen, payUntil: payUntil.toISOString() });
}
