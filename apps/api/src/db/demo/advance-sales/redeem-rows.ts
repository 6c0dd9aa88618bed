import type { Day } from "@pulau/domain/calendar/day.ts";
import type { AccountId, BoughtPackageId, OptionId, PackageId } from "@pulau/domain/ids.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { BookingTables } from "../stays/booking-tables.ts";
import { postRows } from "../stays/money-rows.ts";

export type Redeem = {
  readonly boughtPackageId: BoughtPackageId;
  readonly accountId: AccountId;
  readonly packageId: PackageId;
  readonly optionId: OptionId;
  readonly nights: number;
  readonly depositSen: Sen;
  readonly boughtAt: Date;
};

const nightsOf = ({ checkIn, checkOut }: { checkIn: Day; checkOut: Day }) =>
  Math.round((Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000);

/**
 * Lets a booking of the same account, that was paid at the bank, be one that was made with a bought package: its deposit
 * pays a part, and the bank so much less. False when there is none.
 */
export function redeemRows(
  chance: Chance,
  { tables, ahead }: { readonly tables: BookingTables; readonly ahead: BookingTables },
  redeem: Redeem,
): boolean {
  const { boughtPackageId, accountId, packageId, optionId, depositSen, nights, boughtAt } = redeem;
  for (const row of tables.bookings) {
    const stands = row.state === "completed" || row.state === "confirmed";
    const fits = row.accountId === accountId && nightsOf(row) === nights && row.submittedAt > boughtAt;
    if (!stands || !fits || row.influencerId || row.bookingJson.boughtPackageId) continue;
    const paid = tables.payments.find(
      ({ bookingId, gateway, amountSen, refundedSen = 0 }) =>
        bookingId === row.id && gateway === "sandbox" && amountSen > depositSen && refundedSen === 0,
    );
    const hold = tables.holds.find(({ id }) => id === row.holdId);
    if (!paid || !hold) continue;
    payLess(tables, paid, depositSen);
    const id = chance.id();
    const { bookingId } = paid;
    ahead.payments.push({
      id,
      bookingId,
      purchaseId: null,
      flow: "reservation",
      gatewayRef: null,
      boughtPackageId,
      gateway: "promoPackage",
      part: "deposit",
      amountSen: depositSen,
      state: demoStates.payment("ownMoney"),
      createdAt: row.submittedAt,
      settledAt: row.submittedAt,
    });
    postRows(
      chance,
      ahead,
      { kind: "payment", purchaseId: null, once: null, bookingId, paymentId: id, at: row.submittedAt },
      move(depositSen, ledger.prepaid(boughtPackageId), ledger.booking(bookingId ?? "")),
    );
    Object.assign(row, { packageId, optionId });
    row.bookingJson = { ...row.bookingJson, packageId, optionId, boughtPackageId };
    hold.stay = { ...hold.stay, packageId, optionId, boughtPackageId };
    return true;
  }
  return false;
}

function payLess(tables: BookingTables, paid: BookingTables["payments"][number], sen: Sen): void {
  paid.amountSen -= sen;
  const session = tables.bankSessions.find(({ reference }) => reference === paid.id);
  if (session) session.amountSen -= sen;
  const movement = tables.movements.find(({ paymentId, refundId }) => paymentId === paid.id && !refundId);
  for (const entry of tables.entries)
    if (entry.transactionId === movement?.id) entry.sen += entry.sen < 0 ? sen : -sen;
}
