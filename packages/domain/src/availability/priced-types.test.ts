import { expect, it } from "vitest";
import { exampleBook } from "../../checks/example-book.ts";
import { pricedTypes } from "./priced-types.ts";

const [first] = exampleBook.rates;
const rates = (...list: object[]) => ({
  ...exampleBook,
  singleSupplements: [],
  pricedAs: [],
  rates: list.map((rate, i) => ({
    id: String(i),
    periodId: null,
    roomTypeId: null,
    bedType: null,
    guestKind: null,
    sen: first?.sen ?? 1,
    ...rate,
  })),
});
const types = [
  { roomTypeId: "garden", bedTypes: ["single", "twin"] as const },
  { roomTypeId: "sea", bedTypes: ["twin", "triple"] as const },
];
const typesAndBeds = (book: ReturnType<typeof rates>) =>
  pricedTypes(book, types).map(({ roomTypeId, bedTypes }) => `${roomTypeId} ${bedTypes.join("+")}`);

it.each([
  ["a price for every room", [{}], ["garden single+twin", "sea twin+triple"]],
  ["a price for one type of room", [{ roomTypeId: "sea" }], ["sea twin+triple"]],
  ["a price for two who share", [{ bedType: "twin" }], ["garden twin", "sea twin"]],
  [
    "another type on enquiry",
    [
      { roomTypeId: "sea", enquiry: true, sen: 0 },
      { roomTypeId: "garden", bedType: "twin" },
    ],
    ["garden twin"],
  ],
  ["nothing but enquiries", [{ enquiry: true, sen: 0 }], ["garden single+twin", "sea twin+triple"]],
])("offers what an option prices: %s", (_, list, expected) => {
  expect(typesAndBeds(rates(...list))).toEqual(expected);
});

it("counts a single supplement as the price of a single", () => {
  const supplement = {
    id: "s",
    name: { en: "S", my: "S", cn: "S" },
    pricedAs: "twin",
    stay: { sen: 1 },
  } as const;
  expect(typesAndBeds({ ...rates({ bedType: "twin" }), singleSupplements: [supplement] } as never)).toEqual([
    "garden single+twin",
    "sea twin+triple",
  ]);
});
