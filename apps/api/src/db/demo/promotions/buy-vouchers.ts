import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { PaymentId, PurchaseId, VoucherId } from "@pulau/domain/ids.ts";
import { ledger, move, type Posting } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import {
  creditOf,
  makeVoucherCode,
  redeemedIntoWallet,
  voucherEnded,
  vouchersIssued,
} from "@pulau/domain/promotion/voucher.ts";
import type { Chance } from "../chance.ts";
import { demoStates } from "../demo-states.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { emptyTables } from "../stays/booking-tables.ts";
import { postRows } from "../stays/money-rows.ts";
import { at, minutesAfter } from "../stays/resort-clock.ts";
import type { DemoVoucher } from "./demo-vouchers.ts";
import type { DemoPromotions } from "./promotion-rows.ts";

type VoucherOrder = {
  readonly people: DemoPeople;
  readonly today: Day;
  readonly bought: DemoVoucher;
  /** The how manieth purchase of vouchers it is, from 0. */
  readonly place: number;
};

/** Vouchers bought at once: by whom, when and for how much, and what is said of each. */
type Order = ReturnType<typeof orderOf> & object;

const terms = { packageIds: [], minSpendSen: 0, stayFrom: null, stayTo: null };

/** Buys vouchers as guests do: kept, paid, issued, and then what became of them. */
export function buyVouchers(chance: Chance, rows: DemoPromotions, wanted: VoucherOrder): void {
  const order = orderOf(chance, rows, wanted);
  if (order === null) return;
  rows.purchases.push(purchaseRow(order));
  keepPieces(rows, order);
  pay(chance, rows, order);
  issue(chance, rows, order);
}

function orderOf(chance: Chance, rows: DemoPromotions, { bought, today, people, place }: VoucherOrder) {
  const promo = rows.promos.find(({ code }) => code === bought.of);
  const accountId = people.owners.get(bought.by)?.accountId;
  if (!promo || !accountId || promo.valueSen === null) return null;
  const { count = 1 } = bought;
  const day = addDays(today, -bought.daysAgo);
  const boughtAt = at(day, "20:10");
  const from = people.accounts.find(({ id }) => id === accountId)?.name ?? "";
  return {
    id: chance.id(),
    number: `TB-P${String(1001 + place).padStart(5, "0")}`,
    accountId,
    promo,
    count,
    day,
    boughtAt,
    paidAt: minutesAfter(boughtAt, 4),
    fate: bought.fate,
    worthSen: promo.valueSen,
    priceSen: promo.priceSen,
    totalSen: promo.priceSen * count,
    validDays: promo.validDays,
    gift: giftOf(bought, from, today),
  };
}

function giftOf({ gift }: DemoVoucher, from: string, today: Day) {
  if (!gift) return null;
  const { name, email, message, sendIn } = gift;
  return { name, email, message, from, language: "en" as const, sendOn: addDays(today, sendIn) };
}

function purchaseRow(order: Order): DemoPromotions["purchases"][number] {
  const { promo, worthSen, validDays, gift, totalSen, boughtAt } = order;
  const { name, picture } = promo;
  return {
    id: order.id,
    number: order.number,
    accountId: order.accountId,
    flow: "promo-code",
    subjectId: promo.id,
    count: order.count,
    facts: { name, picture, worthSen, validDays, terms, gift },
    totalSen,
    paidSen: totalSen,
    refundedSen: 0,
    state: demoStates.purchase("pay", "fulfil"),
    cancelReason: null,
    payUntil: null,
    payUntilCap: minutesAfter(boughtAt, 90),
    createdAt: boughtAt,
    settledAt: order.paidAt,
  };
}

function keepPieces(rows: DemoPromotions, { id, accountId, promo, count, boughtAt }: Order): void {
  const pieces = promo.stockId ? [{ stockId: promo.stockId, pieces: count }] : [];
  rows.holds.push({
    id,
    ownerId: accountId,
    state: "booked",
    kind: "purchase",
    createdAt: boughtAt,
    expiresAt: null,
    stay: { pieces },
  });
  for (const piece of pieces) {
    rows.claims.push({ ...piece, holdId: id, state: "booked", expiresAt: null });
    rows.sold.set(piece.stockId, (rows.sold.get(piece.stockId) ?? 0) + count);
  }
}

type Movement = { kind: string; at: Date; paymentId?: PaymentId; purchaseId?: PurchaseId };

const write = (chance: Chance, { money }: DemoPromotions, movement: Movement, postings: readonly Posting[]) =>
  postRows(chance, { ...emptyTables(), ...money }, { bookingId: null, ...movement }, postings);

function pay(chance: Chance, rows: DemoPromotions, order: Order): void {
  const { id: purchaseId, totalSen, boughtAt, paidAt } = order;
  const paymentId = chance.id();
  rows.payments.push({
    id: paymentId,
    bookingId: null,
    purchaseId,
    flow: "promo-code",
    gateway: "sandbox",
    part: "full",
    amountSen: totalSen,
    currency: "MYR",
    state: demoStates.payment("attempt", "capture"),
    note: "",
    gatewayRef: `demo-${purchaseId}`,
    walletAccountId: null,
    voucherId: null,
    sessionEndsAt: null,
    refundedSen: 0,
    createdAt: boughtAt,
    settledAt: paidAt,
  });
  const postings = move(totalSen, ledger.gateway("sandbox"), ledger.purchase(purchaseId));
  write(chance, rows, { kind: "payment", paymentId, at: paidAt, purchaseId }, postings);
}

function issue(chance: Chance, rows: DemoPromotions, order: Order): void {
  const { id: purchaseId, count, worthSen, totalSen, paidAt, day, validDays } = order;
  const vouchers = Array.from({ length: count }, (_, place) => ({ id: chance.id(), worthSen, place }));
  const issued = vouchersIssued({ purchaseId, paidSen: totalSen, vouchers });
  write(chance, rows, { kind: "fulfilled", at: minutesAfter(paidAt, 1), purchaseId }, issued);
  const endedAt = order.fate === "expired" ? at(addDays(day, validDays + 1), "00:15") : null;
  for (const voucher of vouchers) {
    rows.vouchers.push(voucherRow(chance, order, voucher, endedAt));
    if (order.fate === "wallet") intoWallet(chance, rows, order, voucher.id);
    if (endedAt) {
      const ended = voucherEnded({ voucherId: voucher.id, sen: worthSen });
      write(chance, rows, { kind: "voucherExpired", at: endedAt }, ended);
    }
  }
}

type Issued = { readonly id: VoucherId; readonly worthSen: Sen; readonly place: number };

function voucherRow(chance: Chance, order: Order, { id, place }: Issued, endedAt: Date | null) {
  const { promo, accountId, worthSen, priceSen, gift, paidAt } = order;
  return {
    id,
    code: makeVoucherCode("TB", (below) => chance.whole(0, below - 1)),
    promoCodeId: promo.id,
    purchaseId: order.id,
    place,
    buyerId: accountId,
    ownerId: gift ? null : accountId,
    name: promo.name,
    picture: promo.picture,
    terms,
    worthSen,
    leftSen: 0,
    paidSen: priceSen,
    gift,
    expiresOn: addDays(order.day, order.validDays),
    giftSentAt: null,
    issuedAt: paidAt,
    remindedAt: endedAt,
    voidedBy: null,
    voidReason: null,
    ...(endedAt ? demoStates.voucher(endedAt, "expire") : demoStates.voucher(paidAt)),
  };
}

function intoWallet(chance: Chance, rows: DemoPromotions, order: Order, voucherId: VoucherId): void {
  const { accountId, worthSen, priceSen, paidAt } = order;
  const creditSen = creditOf({ leftSen: worthSen, worthSen, paidSen: priceSen });
  const into = { voucherId, accountId, leftSen: worthSen, creditSen };
  write(chance, rows, { kind: "redeemed", at: minutesAfter(paidAt, 1_500) }, redeemedIntoWallet(into));
}
