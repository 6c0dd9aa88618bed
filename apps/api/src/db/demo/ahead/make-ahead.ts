import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { depositEach, expiryOf } from "@pulau/domain/promo-package/buying.ts";
import type { event, eventTicket } from "../../schema/events.ts";
import type { boughtPackage, promoPackage } from "../../schema/promo-packages.ts";
import type { stock } from "../../schema/transport.ts";
import type { Chance } from "../chance.ts";
import type { DemoPeople } from "../people/make-people.ts";
import type { DemoResort } from "../resort/demo-resort.ts";
import { type BookingTables, emptyTables } from "../stays/booking-tables.ts";
import { at, someTime } from "../stays/resort-clock.ts";
import { type DemoEvent, demoEvents } from "./events.ts";
import { type DemoAhead, demoAhead } from "./packages.ts";
import { type PurchaseRow, purchaseRows } from "./purchase-rows.ts";
import { redeemRows } from "./redeem-rows.ts";

export type AheadTables = {
  readonly stocks: (typeof stock.$inferInsert)[];
  readonly offers: (typeof promoPackage.$inferInsert)[];
  readonly purchases: PurchaseRow[];
  readonly bought: (typeof boughtPackage.$inferInsert)[];
  readonly events: (typeof event.$inferInsert)[];
  readonly tickets: (typeof eventTicket.$inferInsert)[];
  /** Claims and money of all of it. */
  readonly money: BookingTables;
};

export type AheadRequest = {
  readonly people: DemoPeople;
  readonly resort: DemoResort;
  readonly today: Day;
  readonly prefix: string;
  /** Bookings that some of it was redeemed for are changed in here. */
  readonly tables: BookingTables;
};

/** The number of the demo's first purchase. */
export const firstPurchaseNo = 1001;

/** What is sold beside dated stays: promo packages and events, with what was bought of them. */
export function makeAhead(chance: Chance, demo: AheadRequest): AheadTables {
  const made: AheadTables = {
    ...{ stocks: [], offers: [], purchases: [], bought: [], events: [], tickets: [], money: emptyTables() },
  };
  for (const product of demoAhead) makePackage(chance, made, product, demo);
  for (const demoEvent of demoEvents) makeEvent(chance, made, demoEvent, demo);
  return made;
}

const ownerOf = ({ people }: AheadRequest, by: "guest" | "agency" | "influencer") =>
  people.owners.get(by)?.accountId ?? "";
const numberOf = ({ prefix }: AheadRequest, { purchases }: AheadTables) =>
  `${prefix}-P${String(firstPurchaseNo + purchases.length).padStart(5, "0")}`;

function makePackage(
  chance: Chance,
  made: AheadTables,
  { code, offer }: DemoAhead,
  demo: AheadRequest,
): void {
  const { today, resort } = demo;
  const sold = resort.offers.find((known) => known.code === code);
  if (!sold) throw new Error(`the template has no package ${code}`);
  const { id: optionId, packageId, nights } = sold.option;
  const id = chance.id();
  const { bought, deposit, nosToSell, saleFrom, saleTo, windows, ...terms } = offer;
  const row = {
    ...{ id, packageId, optionId, ...terms, depositSen: deposit * 100, expiresOn: null },
    saleFrom: addDays(today, saleFrom),
    saleTo: saleTo === null ? null : addDays(today, saleTo),
    windows: windows.map(([from, to]) => ({ from: addDays(today, from), to: addDays(today, to) })),
    createdAt: at(addDays(today, saleFrom), "09:00"),
  };
  made.offers.push(row);
  const total = bought.reduce((sum, { count }) => sum + count, 0);
  made.stocks.push({ id, kind: "promoPackages", capacity: nosToSell, held: 0, sold: total });
  for (const { by, count, used = 0, daysAgo } of bought) {
    const accountId = ownerOf(demo, by);
    const pax = row.per === "pax" ? 2 : row.paxMax;
    const eachSen = depositEach(row, pax);
    const boughtOn = addDays(today, -daysAgo);
    const boughtAt = someTime(chance, boughtOn, 8, 21);
    const expiresOn = expiryOf(row, boughtOn);
    const purchase = purchaseRows(chance, made.money, {
      ...{ number: numberOf(demo, made), accountId, flow: "package-deposit", stockId: id, count },
      ...{ facts: { name: row.name, pax, eachSen, expiresOn }, totalSen: eachSen * count, at: boughtAt },
    });
    made.purchases.push(purchase);
    const redeem = { boughtPackageId: purchase.id, accountId, packageId, optionId, nights, boughtAt };
    const both = { tables: demo.tables, ahead: made.money };
    let nosUsed = 0;
    while (nosUsed < used && redeemRows(chance, both, { ...redeem, depositSen: eachSen })) nosUsed++;
    made.bought.push({
      ...{ id: purchase.id, promoPackageId: id, accountId, nosBought: count, nosUsed, paxMax: pax },
      ...{ depositSen: eachSen, expiresOn, boughtAt },
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

function makeEvent(chance: Chance, made: AheadTables, demo: DemoEvent, ahead: AheadRequest): void {
  const { bought, inDays, adult, child, capacity, food, ...said } = demo;
  const { today } = ahead;
  const taxes = ahead.resort.taxes.filter(({ group }) => food === true && group === "food");
  const id = chance.id();
  const day = addDays(today, inDays);
  const prices = { adultSen: adult * 100, childSen: child * 100 };
  made.events.push({
    ...{ id, ...said, ...prices, day, saleUntil: addDays(day, -1) },
    taxIds: taxes.map(({ id }) => id),
    createdAt: at(addDays(today, -30), "10:00"),
  });
  const guestsOf = ({ adults, children = 0 }: DemoEvent["bought"][number]) =>
    Array.from({ length: adults + children }, (_, i) => ({
      name: `${chance.pick(firstNames)} ${chance.pick(lastNames)}`,
      guestKind: i < adults ? ("adult" as const) : ("child" as const),
    }));
  const orders = bought.map((order) => ({ ...order, guests: guestsOf(order) }));
  const total = orders.reduce((sum, { guests }) => sum + guests.length, 0);
  made.stocks.push({ id, kind: "eventPlaces", capacity, held: 0, sold: total });
  for (const { by, guests, adults } of orders) {
    const totalSen = adults * prices.adultSen + (guests.length - adults) * prices.childSen;
    const purchase = purchaseRows(chance, made.money, {
      ...{ number: numberOf(ahead, made), accountId: ownerOf(ahead, by), flow: "event", stockId: id },
      ...{
        count: guests.length,
        facts: { name: demo.name, day, guests, taxes: taxes.map(({ name, share }) => ({ name, share })) },
        totalSen,
      },
      at: someTime(chance, addDays(today, -chance.whole(1, 12)), 8, 21),
    });
    made.purchases.push(purchase);
    for (const [place, guest] of guests.entries())
      made.tickets.push({
        ...{ id: chance.id(), eventId: id, purchaseId: purchase.id, position: place, ...guest },
        code: Array.from({ length: 8 }, () => signs[chance.whole(0, signs.length - 1)]).join(""),
      });
  }
}
