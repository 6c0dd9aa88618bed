import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";
import type { DemoPeople } from "../people/make-people.ts";
import { emptyTables } from "../stays/booking-tables.ts";
import { at } from "../stays/resort-clock.ts";
import { buyVouchers } from "./buy-vouchers.ts";
import { demoVouchers } from "./demo-vouchers.ts";
import type { DemoPromotions, PromoRow } from "./promotion-rows.ts";

type Request = {
  readonly people: DemoPeople;
  /** The codes of the template's file. */
  readonly promos: readonly PromoRow[];
  readonly today: Day;
};

/** The vouchers that were bought of the file's promo codes, with all that this leaves in the books. */
export function makePromotions(chance: Chance, { people, promos, today }: Request): DemoPromotions {
  const rows: DemoPromotions = {
    promos,
    since: at(addDays(today, -400), "10:00"),
    sold: new Map(),
    purchases: [],
    holds: [],
    claims: [],
    payments: [],
    vouchers: [],
    money: emptyTables(),
  };
  for (const [place, bought] of demoVouchers.entries())
    buyVouchers(chance, rows, { people, today, bought, place });
  return rows;
}
