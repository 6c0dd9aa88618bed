import { quoteRoute } from "@pulau/contract/quotes.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { expect, it } from "vitest";
import { typedAnswer } from "../../../api/typed-answers.ts";
import type { StoredCharges } from "./calls.ts";
import { typedCharges } from "./typed-charges.ts";

const name = (en: string) => ({ en, my: en, cn: en });
const bands = [{ kind: "adult", fromAge: 12, toAge: null }] as const;
const taxId = "0b7a1f52-51f1-4a0e-8a53-90cfb6a1de22";
const tax = { _id: taxId, name: name("Service tax"), group: "stay" as const, share: 800 };
const kept: Omit<StoredCharges, "version"> = { surcharges: [], taxes: [tax], fees: [] };
const line = {
  guestKind: null,
  who: null,
  bedType: null,
  nights: null,
  share: null,
  baseSen: null,
  count: 1,
};
const quote = {
  checkIn: "2027-04-05",
  checkOut: "2027-04-07",
  totalSen: 108_000,
  depositSen: 108_000,
  balanceDueOn: null,
  lines: [
    {
      ...line,
      step: "rate",
      ruleId: "r",
      name: null,
      count: 2,
      unitSen: 50_000,
      amountSen: 100_000,
      taxGroup: "stay",
    },
    {
      ...line,
      step: "tax",
      ruleId: taxId,
      name: tax.name,
      share: 800,
      baseSen: 100_000,
      taxGroup: "none",
      unitSen: 8_000,
      amountSen: 8_000,
    },
  ],
} as Reply<typeof quoteRoute>["quote"];
const occupants = { adult: 2, child: 0, toddler: 0, infant: 0 };
const answer = {
  quote,
  rooms: [{ roomTypeId: "villa", bedType: "twin", occupants }],
  activities: [null, null] as (string | null)[],
  included: [],
};
const request = { body: { party: { adults: 2, childAges: [], nonMalaysians: 1 } } };

const seen = (values: object, of = answer) => {
  const typed = typedCharges(kept, values, { package: bands, boat: bands, fee: bands });
  return typed && (typedAnswer(typed, { path: quoteRoute.path, sent: request, answer: of }) as typeof answer);
};

it("prices the stay with the taxes and fees that are typed, for whoever asks", () => {
  expect(seen(kept)).toEqual(answer);
  const amounts = [{ who: "foreign", guestKind: null, sen: 1_000 }];
  const fee = { _id: null, name: name("Tourism tax"), per: "roomNightOfForeigners", amounts };
  const now = seen({ ...kept, taxes: [{ ...tax, share: 1_000 }], fees: [fee] })?.quote;
  expect(now?.totalSen).toBe(100_000 + 2_000 + 10_000);
  expect(now?.lines.map(({ name, amountSen }) => [name?.en, amountSen])).toEqual([
    [undefined, 100_000],
    ["Tourism tax", 2_000],
    ["Service tax", 10_000],
  ]);
});

it("prices the stay with a surcharge that is typed, and its tax", () => {
  const raya = {
    _id: null,
    name: name("Raya"),
    from: "2027-04-06",
    to: "2027-04-10",
    per: "personNight",
    sen: 3_000,
  };
  const now = seen({ ...kept, surcharges: [raya] })?.quote;
  expect(now?.lines.map(({ name, nights, amountSen }) => [name?.en, nights, amountSen])).toEqual([
    [undefined, null, 100_000],
    ["Raya", 1, 6_000],
    ["Service tax", null, 8_480],
  ]);
});

it("counts who does what as the option's price does", () => {
  const gear = {
    _id: null,
    name: name("Gear"),
    per: "person",
    amounts: [
      { who: null, guestKind: null, activity: "diver", sen: 5_000 },
      { who: null, guestKind: null, activity: "snorkeler", sen: 1_000 },
    ],
  };
  const gearOf = (activities: (string | null)[]) =>
    seen({ ...kept, fees: [gear] }, { ...answer, activities })
      ?.quote.lines.filter(({ name }) => name?.en === "Gear")
      .map(({ amountSen }) => amountSen);
  expect(gearOf(["diver", "diver"])).toEqual([10_000]);
  expect(gearOf(["diver", "snorkeler"])).toEqual([5_000, 1_000]);
  expect(gearOf([null, null])).toEqual([]);
});

it("says nothing of what can't be saved", () => {
  expect(seen({ ...kept, taxes: [{ ...tax, share: 10_001 }] })).toBeUndefined();
});
