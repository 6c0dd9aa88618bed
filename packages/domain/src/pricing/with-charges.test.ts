import { expect, it } from "vitest";
import { exampleBook, words } from "../../checks/example-book.ts";
import { adults, exampleStay, foreigner, person, room } from "../../checks/example-stay.ts";
import type { RateBook, Tax } from "../catalogue/catalogue.ts";
import type { StayToQuote } from "./lines.ts";
import { quote } from "./quote.ts";
import { type Charges, withCharges } from "./with-charges.ts";

const today = "2027-01-04";
const pricedBy = (book: RateBook, stay: StayToQuote) => {
  const made = quote(stay, book, today);
  if (!made.ok) throw new Error(made.failure.code);
  return { quote: made.value, occupancy: stay, bands: book.bands };
};

const stays = {
  couple: exampleStay(),
  "couple on a weekend, one from abroad": exampleStay({
    checkIn: "2027-04-08",
    travellers: [foreigner, ...adults(1)],
  }),
  family: exampleStay({
    travellers: [...adults(2), person(8)],
    rooms: [room("garden", "triple", { adult: 2, child: 1 })],
  }),
  "several rooms": exampleStay({
    travellers: [foreigner, ...adults(4)],
    rooms: [
      room("garden", "twin", { adult: 2 }),
      room("garden", "single", { adult: 1 }),
      room("garden", "twin", { adult: 2 }),
    ],
  }),
};

const serviceTax: Tax = { id: "service-stay", name: words("Service tax"), group: "stay", share: 1_000 };
const turtles = {
  id: "turtles",
  name: words("Turtle fund"),
  per: "personNight",
  amounts: [{ who: null, guestKind: null, sen: 333 }],
} as const;
const gala = {
  id: "gala",
  name: words("Gala"),
  from: "2027-04-01",
  to: "2027-04-30",
  weekdays: [],
  per: "booking",
  guestKinds: [],
  sen: 12_345,
  group: null,
} as const;
const now: Charges = {
  surcharges: [...exampleBook.surcharges, gala],
  taxes: [
    serviceTax,
    { id: "levy", name: words("Levy"), group: "stay", share: 150, onTaxes: [serviceTax.id] },
  ],
  fees: [...exampleBook.fees.slice(1), turtles],
};

it.each(Object.entries(stays))("of a %s is the one that the book makes with these charges", (_, stay) => {
  const before = pricedBy(exampleBook, stay);
  const after = pricedBy({ ...exampleBook, ...now }, stay).quote;
  expect(withCharges(before, exampleBook, now)).toEqual(after);
  expect(withCharges(before, exampleBook, exampleBook)).toEqual(before.quote);
});

it("has taxes and fees for the first time, and none any more", () => {
  const bare = { ...exampleBook, surcharges: [], fees: [], taxes: [] };
  const without = pricedBy(bare, stays.couple);
  const withThem = pricedBy(exampleBook, stays.couple);
  expect(withCharges(without, bare, exampleBook)).toEqual(withThem.quote);
  expect(withCharges(withThem, exampleBook, bare)).toEqual(without.quote);
});

it("keeps what the package has of its own", () => {
  const own = { ...exampleBook, taxes: [{ ...serviceTax, id: "own", share: 500 }] };
  const before = pricedBy(own, stays.couple);
  const other = withCharges(before, exampleBook, { ...exampleBook, taxes: [serviceTax] });
  expect(other).toEqual(before.quote);
  const withFees = withCharges(before, exampleBook, now);
  const ofStep = (step: string) =>
    withFees.lines.filter((line) => line.step === step).map(({ ruleId }) => ruleId);
  expect(ofStep("tax")).toEqual(["own"]);
  expect(ofStep("fee")).toEqual(["turtles"]);
});

it.each(Object.entries(stays))(
  "of a %s has surcharges that are shares, on the nights that they are for",
  (_, stay) => {
    const nightly = {
      ...gala,
      id: "friday",
      weekdays: [5],
      per: "personNight",
      sen: 0,
      share: 1_500,
    } as const;
    const whole = { ...nightly, id: "whole", weekdays: [], share: 333 };
    const shares = { ...exampleBook, surcharges: [nightly, whole] };
    const before = pricedBy(exampleBook, stay);
    const after = pricedBy(shares, stay);
    expect(after.quote.lines.some(({ ruleId }) => ruleId === "whole")).toBe(true);
    expect(withCharges(before, exampleBook, shares)).toEqual(after.quote);
    expect(withCharges(after, shares, exampleBook)).toEqual(before.quote);
  },
);
