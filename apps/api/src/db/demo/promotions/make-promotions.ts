import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { emptyTables } from "../stays/booking-tables.ts";
import { at } from "../stays/resort-clock.ts";
import { buyVouchers } from "./buy-vouchers.ts";
import { type DemoPromo, demoPromos, demoVouchers } from "./promo-codes.ts";
import type { DemoPromotions, PromoRow } from "./promotion-rows.ts";

type Request = {
  readonly people: DemoPeople;
  readonly packageIds: ReadonlyMap<string, string>;
  readonly today: Day;
};

function promoRow(chance: Chance, { opens, capacity, ...promo }: DemoPromo, demo: Request, position: number) {
  const stockId = capacity === undefined ? null : chance.id();
  const row: PromoRow = {
    valueSen: null,
    share: null,
    priceSen: 0,
    packageIds: [],
    minSpendSen: 0,
    perPerson: null,
    bookFrom: null,
    bookTo: null,
    stayFrom: null,
    stayTo: null,
    validDays: 365,
    special: false,
    listed: true,
    activeStatus: true,
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
  const rows: DemoPromotions = {
    stocks: made.flatMap(({ kept }) => kept),
    promos: made.map(({ row }) => row),
    purchases: [],
    holds: [],
    claims: [],
    payments: [],
    vouchers: [],
    money: emptyTables(),
  };
  for (const [place, bought] of demoVouchers.entries())
    buyVouchers(chance, rows, { people: demo.people, today: demo.today, bought, place });
  return rows;
}
