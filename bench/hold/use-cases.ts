import { randomUUID } from "node:crypto";
import type { AccountId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../apps/api/src/db/connect.ts";
import { submitBooking } from "../../apps/api/src/modules/booking/checkout/submit-booking.ts";
import { holdStay } from "../../apps/api/src/modules/booking/holds/hold-stay.ts";
import { loadSettings } from "../../apps/api/src/modules/ground/resort/public.ts";
import { payFromWallet } from "../../apps/api/src/modules/money/payments/wallet.ts";
import { withIdempotency } from "../../apps/api/src/plugins/idempotency.ts";
import { type Guest, sealer } from "./stage.ts";

/** Holds a guest's stay; gives back its price in sen. */
export async function hold(db: Db, guest: Guest): Promise<number> {
  const held = await holdStay(db, guest);
  if (!held.ok) throw new Error(`a hold was refused: ${held.failure.code}`);
  return held.value.quote.totalSen;
}

/** Submits a held stay and pays it whole from the wallet, each under a key of its own, as the calls do. */
export async function confirm(db: Db, guest: Guest & { readonly totalSen: Sen }): Promise<void> {
  const bookingId = await submit(db, guest);
  const { ownerId } = guest;
  const paid = await withIdempotency(db, keyed(ownerId, "POST /api/wallet/pay", 200), (tx) =>
    payFromWallet(tx, { of: { bookingId }, ownerId, accountId: ownerId, part: "full" }),
  );
  if (!paid.ok) throw new Error(`a payment was refused: ${paid.failure.code}`);
}

/** Submits a held stay; gives back its booking. */
export async function submit(db: Db, guest: Guest & { readonly totalSen: Sen }): Promise<string> {
  const { draftId, ownerId, totalSen } = guest;
  const settings = await loadSettings(db);
  const submitted = await withIdempotency(db, keyed(ownerId, "POST /api/pre-booking", 201), (tx) =>
    submitBooking(tx, {
      holdId: draftId,
      termsAgreed: true,
      agreedTotalSen: totalSen,
      ownerId,
      accountId: ownerId,
      language: "en",
      agent: null,
      settings,
      sealer,
    }),
  );
  if (!submitted.ok) throw new Error(`a booking was refused: ${submitted.failure.code}`);
  return submitted.value._id;
}

/** A call under a key of its own. */
export const keyed = (ownerId: AccountId, route: string, status: number) => ({
  actor: `account:${ownerId}`,
  route,
  key: randomUUID(),
  bodyHash: "same for all",
  status,
});
