import type { packageDiscountRoute } from "@pulau/contract/quotes.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { AgentContract } from "@pulau/domain/agents/contract.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { nightsOfStay, sellable } from "@pulau/domain/catalogue/selling.ts";
import type { PackageId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { findPackage, loadRateBooks, type StayBook } from "../catalogue/public.ts";
import { type Arrival, priceArrivals } from "./price-arrivals.ts";
import { loadSupply, type Supply } from "./supply.ts";
import { usualSenOf } from "./usual-price.ts";

type Request = Received<typeof packageDiscountRoute>["body"] & {
  readonly packageId: PackageId;
  readonly contract: AgentContract | null;
};
type Discount = Reply<typeof packageDiscountRoute>;
type Refusal = "NOT_FOUND" | "PACKAGE_CLOSED" | "SOLD_OUT" | "NO_RATE" | "ON_ENQUIRY";

/**
 * What a package saves on one stay: against the option that it is compared with, or against its own price without its
 * discounts. Of several options that one counts which saves most, of equal ones the cheapest.
 */
export async function showDiscount(db: Db, stay: Request): Promise<Result<Discount, Refusal>> {
  const { packageId, checkIn, nights, contract } = stay;
  const { timeZone } = await loadSettings(db);
  const [found, books, all, supply] = await Promise.all([
    findPackage(db, packageId),
    loadRateBooks(db, { packageId, from: checkIn, to: checkIn, nights, contract }),
    loadRateBooks(db, { from: checkIn, to: checkIn, nights, contract }),
    loadSupply(db, timeZone, { from: checkIn, days: 1, nights }),
  ]);
  const wanted = books.filter(({ option }) => !stay.optionId || option.id === stay.optionId);
  if (!found || wanted.length === 0) return refuse("NOT_FOUND");
  const priced = wanted.map((book) => priceOn(book, stay, supply));
  const offers = priced.flatMap((quoted) => (quoted.ok ? [quoted.value] : []));
  if (offers.length === 0) return priced[0] && !priced[0].ok ? priced[0] : refuse("NOT_FOUND");
  const saved = offers.map(({ book, totalSen }): Discount => {
    const usual = usualSenOf(book, found, { books: all, stay, day: checkIn, supply });
    return discountOf(book, stay, { totalSen, usualSen: Math.max(usual ?? totalSen, totalSen) });
  });
  const [best] = saved.toSorted((a, b) => b.savingSen - a.savingSen || a.totalSen - b.totalSen);
  return best ? ok(best) : refuse("NOT_FOUND");
}

function priceOn(
  book: StayBook,
  { party, checkIn, nights }: Request,
  supply: Supply,
): Result<{ book: StayBook; totalSen: Sen }, Refusal> {
  const open = sellable(book, { checkIn, nights }, supply.today);
  if (!open.ok) return open;
  const [arrival] = priceArrivals(book, party, { supply, days: [checkIn], nights });
  return arrival?.state === "free"
    ? ok({ book, totalSen: arrival.totalSen })
    : refuse(refusalOf(arrival), { checkIn });
}

const refusals = { full: "SOLD_OUT", enquiry: "ON_ENQUIRY", closed: "NO_RATE", free: "NO_RATE" } as const;
const refusalOf = (arrival: Arrival | undefined) => refusals[arrival?.state ?? "closed"];

function discountOf(
  book: StayBook,
  { checkIn, nights }: Request,
  { totalSen, usualSen }: { totalSen: Sen; usualSen: Sen },
): Discount {
  const savingSen = usualSen - totalSen;
  return {
    optionId: book.option.id,
    checkIn,
    checkOut: addDays(checkIn, nightsOfStay(book, { nights })),
    totalSen,
    usualSen,
    savingSen,
    share: usualSen === 0 ? 0 : Math.round((savingSen * 10_000) / usualSen),
  };
}
