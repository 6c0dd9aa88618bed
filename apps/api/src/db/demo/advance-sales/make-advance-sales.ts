import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { StockId } from "@pulau/domain/ids.ts";
import { depositEach, expiryOf } from "@pulau/domain/promo-package/buying.ts";
import type { eventTicket } from "../../schema/events.ts";
import type { boughtPackage } from "../../schema/promo-packages.ts";
import type { Chance } from "../chance.ts";
import type { DemoPeople } from "../people/make-people.ts";
import type { DemoResort, EventRow } from "../resort/demo-resort.ts";
import { type BookingTables, emptyTables } from "../stays/booking-tables.ts";
import { at, someTime } from "../stays/resort-clock.ts";
import { aheadBought, placesBought } from "./buyers.ts";
import { type PurchaseRow, purchaseRows } from "./purchase-rows.ts";
import { redeemRows } from "./redeem-rows.ts";

export type AdvanceSaleTables = {
  /** How many are sold of what the file offers, and since when it has been there. */
  readonly sold: { readonly id: StockId; readonly sold: number; readonly createdAt: Date }[];
  readonly purchases: PurchaseRow[];
  readonly bought: (typeof boughtPackage.$inferInsert)[];
  readonly tickets: (typeof eventTicket.$inferInsert)[];
  /** Claims and money of all of it. */
  readonly money: BookingTables;
};

export type AdvanceSalesRequest = {
  readonly people: DemoPeople;
  readonly resort: DemoResort;
  readonly today: Day;
  readonly prefix: string;
  /** Bookings that some of it was redeemed for are changed in here. */
  readonly tables: BookingTables;
};

/** The number of the demo's first purchase. */
export const firstPurchaseNo = 1001;

/** What was bought of the file's promo packages and events. */
export function makeAdvanceSales(chance: Chance, demo: AdvanceSalesRequest): AdvanceSaleTables {
  const made: AdvanceSaleTables = {
    sold: [],
    purchases: [],
    bought: [],
    tickets: [],
    money: emptyTables(),
  };
  for (const code of Object.keys(aheadBought)) buyAhead(chance, made, code, demo);
  for (const row of demo.resort.events) buyPlaces(chance, made, row, demo);
  return made;
}

const ownerOf = ({ people }: AdvanceSalesRequest, by: "guest" | "agency" | "influencer") =>
  people.owners.get(by)?.accountId ?? "";
const numberOf = ({ prefix }: AdvanceSalesRequest, { purchases }: AdvanceSaleTables) =>
  `${prefix}-P${String(firstPurchaseNo + purchases.length).padStart(5, "0")}`;

function buyAhead(chance: Chance, made: AdvanceSaleTables, code: string, demo: AdvanceSalesRequest): void {
  const { today, resort } = demo;
  const offer = resort.offers.find((known) => known.code === code);
  const row = resort.promoPackages.find(({ optionId }) => optionId === offer?.option.id);
  if (!offer || !row) throw new Error(`the template sells nothing ahead of ${code}`);
  const { id, packageId, optionId } = row;
  const { nights } = offer.option;
  const bought = aheadBought[code] ?? [];
  const total = bought.reduce((sum, { count }) => sum + count, 0);
  made.sold.push({ id, sold: total, createdAt: at(row.saleFrom, "09:00") });
  for (const { by, count, used = 0, daysAgo } of bought) {
    const accountId = ownerOf(demo, by);
    const pax = row.per === "pax" ? 2 : row.paxMax;
    const eachSen = depositEach(row, pax);
    const boughtOn = addDays(today, -daysAgo);
    const boughtAt = someTime(chance, boughtOn, 8, 21);
    const expiresOn = expiryOf(row, boughtOn);
    const purchase = purchaseRows(chance, made.money, {
      number: numberOf(demo, made),
      accountId,
      flow: "package-deposit",
      stockId: id,
      count,
      facts: { name: row.name, pax, eachSen, expiresOn },
      totalSen: eachSen * count,
      at: boughtAt,
    });
    made.purchases.push(purchase);
    const redeem = { boughtPackageId: purchase.id, accountId, packageId, optionId, nights, boughtAt };
    const both = { tables: demo.tables, ahead: made.money };
    let nosUsed = 0;
    while (nosUsed < used && redeemRows(chance, both, { ...redeem, depositSen: eachSen })) nosUsed++;
    made.bought.push({
      id: purchase.id,
      promoPackageId: id,
      accountId,
      nosBought: count,
      nosUsed,
      paxMax: pax,
      depositSen: eachSen,
      expiresOn,
      boughtAt,
    });
  }
}

const firstNames = [
  "Aiman",
  "Siti",
  "Wei Jie",
  "Priya",
  "Farah",
  "Kelvin",
  "Nurul",
  "Arjun",
  "Mei Xin",
  "Hafiz",
];
const lastNames = ["Rahman", "Tan", "Kumar", "Ismail", "Lim", "Abdullah", "Wong", "Nair", "Yusof", "Goh"];
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

function buyPlaces(chance: Chance, made: AdvanceSaleTables, row: EventRow, ahead: AdvanceSalesRequest): void {
  const { today } = ahead;
  const { id, name, day, adultSen, childSen } = row;
  const taxes = ahead.resort.taxes.filter((tax) => row.taxIds.includes(tax.id));
  const bought = placesBought[name.en] ?? [];
  const guestsOf = ({ adults, children = 0 }: (typeof bought)[number]) =>
    Array.from({ length: adults + children }, (_, i) => ({
      name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
      guestKind: i < adults ? ("adult" as const) : ("child" as const),
    }));
  const orders = bought.map((order) => ({ ...order, guests: guestsOf(order) }));
  const total = orders.reduce((sum, { guests }) => sum + guests.length, 0);
  made.sold.push({ id, sold: total, createdAt: at(addDays(today, -30), "10:00") });
  for (const { by, guests, adults } of orders) {
    const totalSen = adults * adultSen + (guests.length - adults) * childSen;
    const purchase = purchaseRows(chance, made.money, {
      number: numberOf(ahead, made),
      accountId: ownerOf(ahead, by),
      flow: "event",
      stockId: id,
      count: guests.length,
      facts: { name, day, guests, taxes: taxes.map(({ name, share }) => ({ name, share })) },
      totalSen,
      at: someTime(chance, addDays(today, -chance.whole(1, 12)), 8, 21),
    });
    made.purchases.push(purchase);
    for (const [place, guest] of guests.entries())
      made.tickets.push({
        id: chance.id(),
        eventId: id,
        purchaseId: purchase.id,
        position: place,
        ...guest,
        code: Array.from({ length: 8 }, () => signs[chance.whole(0, signs.length - 1)]).join(""),
      });
  }
}
