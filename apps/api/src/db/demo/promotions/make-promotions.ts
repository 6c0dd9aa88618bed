import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { ledger, move } from "@pulau/domain/ledger/postings.ts";
import {
  creditOf,
  makeVoucherCode,
  redeemedIntoWallet,
  voucherEnded,
  vouchersIssued,
} from "@pulau/domain/promotion/voucher.ts";
import type { stayHold } from "../../schema/holds.ts";
import type { payment } from "../../schema/payments.ts";
import type { promoCode, voucher } from "../../schema/promotions.ts";
import type { purchase } from "../../schema/purchases.ts";
import type { stock, stockClaim } from "../../schema/transport.ts";
import type { Chance } from "../chance.ts";
import { lived } from "../lived.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { type BookingTables, emptyTables } from "../stays/booking-tables.ts";
import { postRows } from "../stays/money-rows.ts";
import { at, minutesAfter } from "../stays/resort-clock.ts";
import { type DemoPromo, type DemoVoucher, demoPromos, demoVouchers } from "./promo-codes.ts";

type Promo = typeof promoCode.$inferInsert & { id: string };

export type DemoPromotions = {
  readonly stocks: (typeof stock.$inferInsert & { id: string; sold: number })[];
  readonly promos: Promo[];
  readonly purchases: (typeof purchase.$inferInsert)[];
  readonly holds: (typeof stayHold.$inferInsert)[];
  readonly claims: (typeof stockClaim.$inferInsert)[];
  readonly payments: (typeof payment.$inferInsert)[];
  readonly vouchers: (typeof voucher.$inferInsert)[];
  readonly money: Pick<BookingTables, "movements" | "entries">;
};

type Request = {
  readonly people: DemoPeople;
  readonly packageIds: ReadonlyMap<string, string>;
  readonly today: Day;
};

function promoRow(chance: Chance, { opens, capacity, ...promo }: DemoPromo, demo: Request, position: number) {
  const stockId = capacity === undefined ? null : chance.id();
  const row: Promo = {
    ...{ valueSen: null, share: null, priceSen: 0, packageIds: [], minSpendSen: 0, perPerson: null },
    ...{ bookFrom: null, bookTo: null, stayFrom: null, stayTo: null, validDays: 365 },
    ...{ special: false, listed: true, activeStatus: true },
    ...promo,
    id: chance.id(),
    packageId: opens === undefined ? null : (demo.packageIds.get(opens) ?? null),
    stockId,
    position,
    createdAt: at(addDays(demo.today, -400), "10:00"),
  };
  const kept =
    stockId === null || capacity === undefined
      ? []
      : [{ id: stockId, kind: "promoUses" as const, capacity, held: 0, sold: 0 }];
  return { row, kept };
}

/** Promo codes, and the vouchers that were bought of them with all that this leaves in the books. */
export function makePromotions(chance: Chance, demo: Request): DemoPromotions {
  const made = demoPromos(demo.today)
    .filter(({ opens }) => opens === undefined || demo.packageIds.has(opens))
    .map((promo, position) => promoRow(chance, promo, demo, position));
  const empty = emptyTables();
  const rows: DemoPromotions = {
    ...{ stocks: made.flatMap(({ kept }) => kept), promos: made.map(({ row }) => row) },
    ...{ purchases: [], holds: [], claims: [], payments: [], vouchers: [], money: empty },
  };
  for (const [place, bought] of demoVouchers.entries()) buy(chance, rows, { ...demo, bought, place });
  return rows;
}

function buy(
  chance: Chance,
  rows: DemoPromotions,
  demo: Request & { bought: DemoVoucher; place: number },
): void {
  const { bought, today, people, place } = demo;
  const promo = rows.promos.find(({ code }) => code === bought.of);
  const accountId = people.owners.get(bought.by)?.accountId;
  const { count = 1 } = bought;
  if (!promo || !accountId || promo.valueSen == null || promo.priceSen == null) return;
  const day = addDays(today, -bought.daysAgo);
  const boughtAt = at(day, "20:10");
  const paidAt = minutesAfter(boughtAt, 4);
  const purchaseId = chance.id();
  const totalSen = promo.priceSen * count;
  const { gift } = bought;
  const giftFacts = gift && {
    ...{
      name: gift.name,
      email: gift.email,
      message: gift.message,
      from: people.accounts.find(({ id }) => id === accountId)?.name ?? "",
    },
    ...{ language: "en" as const, sendOn: addDays(today, gift.sendIn) },
  };
  const terms = { packageIds: [], minSpendSen: 0, stayFrom: null, stayTo: null };
  const { name, picture, valueSen: worthSen, validDays = 365 } = promo;
  const facts = { name, picture, worthSen, validDays, terms, gift: giftFacts ?? null };
  rows.purchases.push({
    ...{
      id: purchaseId,
      number: `TB-P${String(1001 + place).padStart(5, "0")}`,
      accountId,
      flow: "promo-code",
    },
    ...{
      subjectId: promo.id,
      count,
      facts,
      totalSen,
      paidSen: totalSen,
      refundedSen: 0,
      state: lived.purchase("pay", "fulfil"),
    },
    ...{
      cancelReason: null,
      payUntil: null,
      payUntilCap: minutesAfter(boughtAt, 90),
      createdAt: boughtAt,
      settledAt: paidAt,
    },
  });
  const pieces = promo.stockId ? [{ stockId: promo.stockId, pieces: count }] : [];
  rows.holds.push({
    ...{
      id: purchaseId,
      ownerId: accountId,
      state: "booked",
      kind: "purchase",
      createdAt: boughtAt,
      expiresAt: null,
    },
    // A purchase's hold keeps pieces alone.
    stay: { pieces } as never,
  });
  for (const piece of pieces) {
    rows.claims.push({ ...piece, holdId: purchaseId, state: "booked", expiresAt: null });
    const kept = rows.stocks.find(({ id }) => id === piece.stockId);
    if (kept) kept.sold += count;
  }
  const paymentId = chance.id();
  rows.payments.push({
    ...{ id: paymentId, bookingId: null, purchaseId, flow: "promo-code", gateway: "sandbox", part: "full" },
    ...{
      amountSen: totalSen,
      currency: "MYR",
      state: lived.payment("attempt", "capture"),
      note: "",
      gatewayRef: `demo-${purchaseId}`,
    },
    ...{
      walletAccountId: null,
      voucherId: null,
      sessionEndsAt: null,
      refundedSen: 0,
      createdAt: boughtAt,
      settledAt: paidAt,
    },
  });
  const money = { ...emptyTables(), ...rows.money };
  postRows(
    chance,
    money,
    { kind: "payment", bookingId: null, paymentId, at: paidAt, purchaseId },
    move(totalSen, ledger.gateway("sandbox"), ledger.purchase(purchaseId)),
  );
  const issued = Array.from({ length: count }, (_, i) => ({ id: chance.id(), worthSen, place: i }));
  postRows(
    chance,
    money,
    { kind: "fulfilled", bookingId: null, at: minutesAfter(paidAt, 1), purchaseId },
    vouchersIssued({ purchaseId, paidSen: totalSen, vouchers: issued }),
  );
  for (const voucher of issued) {
    const endedAt = bought.fate === "expired" ? at(addDays(day, validDays + 1), "00:15") : null;
    rows.vouchers.push({
      ...{ id: voucher.id, code: makeVoucherCode("TB", (below) => chance.whole(0, below - 1)) },
      ...{
        promoCodeId: promo.id,
        purchaseId,
        place: voucher.place,
        buyerId: accountId,
        ownerId: gift ? null : accountId,
      },
      ...{ name, picture, terms, worthSen, leftSen: 0, paidSen: promo.priceSen, gift: giftFacts ?? null },
      ...{ expiresOn: addDays(day, validDays), giftSentAt: null, issuedAt: paidAt, remindedAt: endedAt },
      ...{
        ...(endedAt ? lived.voucher(endedAt, "expire") : lived.voucher(paidAt)),
        voidedBy: null,
        voidReason: null,
      },
    });
    const whole = { leftSen: worthSen, worthSen, paidSen: promo.priceSen };
    if (bought.fate === "wallet") {
      const into = { voucherId: voucher.id, accountId, leftSen: worthSen, creditSen: creditOf(whole) };
      postRows(
        chance,
        money,
        { kind: "redeemed", bookingId: null, at: minutesAfter(paidAt, 1_500) },
        redeemedIntoWallet(into),
      );
    }
    if (endedAt)
      postRows(
        chance,
        money,
        { kind: "voucherExpired", bookingId: null, at: endedAt },
        voucherEnded({ voucherId: voucher.id, sen: worthSen }),
      );
  }
}
