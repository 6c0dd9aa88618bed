import { describe, expect, it } from "vitest";
import { words } from "../../../checks/example-book.ts";
import { adults, exampleStay, person, room } from "../../../checks/example-stay.ts";
import { bareBook, checkOwnExamples, pricedOn, redang, redangExtra } from "../../../checks/example-table.ts";

const supplement = { id: "single", name: words("Single supplement"), pricedAs: "twin" } as const;
const single = room("garden", "single", { adult: 1 });
const alone = exampleStay({ travellers: adults(1), rooms: [single] });
const rates = [...redang, ...redangExtra];

describe("a single supplement", () => {
  checkOwnExamples([
    [
      "an amount on the package",
      { ...bareBook, rates, singleSupplements: [{ ...supplement, stay: { sen: 17_000 } }] },
      alone,
      { rate: 568, supplement: 170 },
      738,
    ],
    [
      "30 % of the package",
      { ...bareBook, rates, singleSupplements: [{ ...supplement, stay: { share: 3000 } }] },
      alone,
      { rate: 568, supplement: 170.4 },
      738.4,
    ],
    [
      "30 % of the package, RM 50 on each extra night",
      {
        ...bareBook,
        rates,
        singleSupplements: [{ ...supplement, stay: { share: 3000 }, extraNight: { sen: 5000 } }],
      },
      { ...alone, nights: 4 },
      { rate: 568, extraNight: 316, supplement: 170.4 + 100 },
      1154.4,
    ],
    [
      "half of everything, extra nights too",
      {
        ...bareBook,
        rates,
        singleSupplements: [{ ...supplement, stay: { share: 5000 }, extraNight: { share: 5000 } }],
      },
      { ...alone, nights: 3 },
      { rate: 568, extraNight: 158, supplement: 284 + 79 },
      1089,
    ],
    [
      "RM 60 each night",
      { ...bareBook, rates, singleSupplements: [{ ...supplement, night: { sen: 6000 } }] },
      alone,
      { rate: 568, supplement: 120 },
      688,
    ],
    [
      "not for whoever agrees to share",
      { ...bareBook, rates, singleSupplements: [{ ...supplement, stay: { sen: 17_000 } }] },
      { ...alone, rooms: [{ ...single, sharing: true }] },
      { rate: 568 },
      568,
    ],
    [
      "divers pay another",
      {
        ...bareBook,
        rates,
        singleSupplements: [
          { ...supplement, id: "divers", stay: { sen: 30_000 }, whom: { activities: ["diver"] } },
          { ...supplement, id: "others", stay: { sen: 20_000 }, whom: { activities: ["nonDiver"] } },
        ],
      },
      exampleStay({ travellers: [person(null, { activity: "diver" })], rooms: [single] }),
      { rate: 568, supplement: 300 },
      868,
    ],
    [
      "in a full house only: not in the low season",
      {
        ...bareBook,
        rates,
        singleSupplements: [{ ...supplement, stay: { sen: 17_000 }, when: { arrivalFrom: "2027-06-01" } }],
      },
      { ...alone, rooms: [{ ...single, bedType: "twin" }] },
      { rate: 568 },
      568,
    ],
    [
      "taken off by staff",
      { ...bareBook, rates, singleSupplements: [{ ...supplement, stay: { sen: 17_000 } }] },
      { ...alone, excluded: ["single"] },
      { rate: 568 },
      568,
    ],
  ]);

  it("says what it is a share of", () => {
    const book = { ...bareBook, rates, singleSupplements: [{ ...supplement, stay: { share: 3000 } }] };
    const line = pricedOn(alone, book).lines.find(({ step }) => step === "supplement");
    expect(line).toMatchObject({ ruleId: "single", share: 3000, baseSen: 56_800, unitSen: 17_040, count: 1 });
  });

  it("is not asked of two, nor of one with a toddler in the second bed", () => {
    const book = { ...bareBook, rates, singleSupplements: [{ ...supplement, stay: { sen: 1 } }] };
    const steps = (party: typeof alone) => pricedOn(party, book).lines.map(({ step }) => step);
    expect(steps(exampleStay())).toEqual(["rate"]);
    const withToddler = exampleStay({
      travellers: [person(40), person(2)],
      rooms: [room("garden", "twin", { adult: 1, toddler: 1 })],
    });
    expect(steps(withToddler)).toEqual(["rate"]);
  });
});
