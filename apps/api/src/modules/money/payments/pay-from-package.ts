import type { AccountId, BookingId, BoughtPackageId, PaymentId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { splitDeposit } from "@pulau/domain/promo-package/redeeming.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { and, eq, sql } from "../../../db/orm.ts";
import { boughtPackage } from "../../../db/schema/promo-packages.ts";
import { violates } from "../../../db/sql-state.ts";
import type { Tx } from "../../../db/tx.ts";
import { post } from "../ledger/public.ts";
import { beginPayment } from "./move-payment.ts";
import { lockPayable } from "./payables.ts";

export type Redeem = {
  readonly bookingId: BookingId;
  readonly boughtPackageId: BoughtPackageId;
  /** Whose booking it is: nobody redeems what another bought. */
  readonly accountId: AccountId | null;
  readonly totalSen: Sen;
};

/**
 * Redeems one of a bought package for a booking that was just submitted: the use is counted and its deposit pays the
 * booking, in the same transaction. What the stay costs less than the deposit is credit for the wallet. Of parallel
 * redemptions the check lets no more through than were bought.
 */
export async function payFromPackage(tx: Tx, redemption: Redeem): Promise<Result<{ paymentId: PaymentId }>> {
  const locked = await lockPayable(tx, { bookingId: redemption.bookingId });
  if (!locked) throw new Error(`booking ${redemption.bookingId} is gone`);
  const { boughtPackageId, bookingId, totalSen } = redemption;
  const [bought] = await tx.select().from(boughtPackage).where(eq(boughtPackage.id, boughtPackageId));
  if (!bought) return refuse("PACKAGE_CLOSED", { rule: "promoExpired" });
  const { accountId, depositSen } = bought;
  const { paysSen: amountSen, restSen } = splitDeposit(depositSen, totalSen);
  const { now } = locked;
  const { id: paymentId } = await beginPayment(tx, "ownMoney", {
    bookingId,
    boughtPackageId,
    amountSen,
    gateway: "promoPackage",
    part: amountSen === totalSen ? "full" : "deposit",
    createdAt: now,
    settledAt: now,
  });
  await locked.note(tx, "paymentCaptured", { amountSen, gateway: "promoPackage" });
  await locked.receive(tx, { paymentId, amountSen });
  // After the rooms and boats, as everybody locks them; a refusal takes back all of the above.
  const used = await useOne(tx, redemption);
  if (!used.ok) return used;
  const ahead = ledger.prepaid(boughtPackageId);
  const paid = { kind: "payment", bookingId, paymentId, at: now } as const;
  await post(tx, paid, move(amountSen, ahead, ledger.booking(bookingId)));
  await post(
    tx,
    { kind: "redeemed", bookingId, once: `booking:${bookingId}:rest`, at: now },
    move(restSen, ahead, ledger.wallet(accountId)),
  );
  return ok({ paymentId });
}

/** Its own savepoint: a check that breaks would end the transaction, and the refusal is to be told. */
async function useOne(
  tx: Tx,
  { boughtPackageId, accountId }: Redeem,
): Promise<Result<true, "PACKAGE_CLOSED">> {
  try {
    return await tx.transaction(async (inner) => {
      const [used] = await inner
        .update(boughtPackage)
        .set({ nosUsed: sql`${boughtPackage.nosUsed} + 1` })
        .where(
          and(
            eq(boughtPackage.id, boughtPackageId),
            accountId === null ? sql`false` : eq(boughtPackage.accountId, accountId),
            sql`expired_at IS NULL`,
          ),
        )
        .returning({ id: boughtPackage.id });
      return used ? ok(true) : refuse("PACKAGE_CLOSED", { rule: "promoExpired" });
    });
  } catch (error) {
    if (violates(error, "bought_package_uses")) return refuse("PACKAGE_CLOSED", { rule: "promoUsedUp" });
    throw error;
  }
}
