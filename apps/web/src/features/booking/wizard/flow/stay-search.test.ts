import { expect, test } from "vitest";
import { partyOfSearch, partyQuery, readStaySearch } from "./stay-search.ts";

const id = "0199a0a0-0000-7000-8000-000000000001";

test("an address names a stay; what makes no sense falls away", () => {
  expect(readStaySearch({ optionId: id, checkIn: "2026-12-05", adults: "2", children: "7,2" })).toEqual({
    optionId: id,
    checkIn: "2026-12-05",
    adults: 2,
    children: "7,2",
  });
  expect(readStaySearch({ optionId: "x", checkIn: "2026-02-30", adults: "-1", children: "a" })).toEqual({});
});

test("words that no card could use fall away", () => {
  expect(readStaySearch({ activities: "diver", market: "a b" })).toEqual({});
});

test("a single child's age may arrive as a number", () => {
  expect(readStaySearch({ children: 7 })).toEqual({ children: "7" });
});

test("a party goes into an address and comes back", () => {
  const party = { adults: 2, childAges: [7, 2], nonMalaysians: 1 };
  expect(partyOfSearch(readStaySearch(partyQuery(party)))).toEqual(party);
  const divers = { ...party, activities: { diver: 1, snorkeller: 2 }, market: "international" };
  expect(partyOfSearch(readStaySearch(partyQuery(divers)))).toEqual(divers);
  expect(partyOfSearch({})).toEqual({ adults: 2, childAges: [], nonMalaysians: 0 });
});

test("nights are those that a booking can have", () => {
  expect(readStaySearch({ nights: "3" })).toEqual({ nights: 3 });
  for (const nights of ["0", "61", "2.5", "x", ""]) expect(readStaySearch({ nights })).toEqual({});
});

test("a party that no booking could have becomes the nearest that one could", () => {
  expect(partyOfSearch({ adults: 0 })).toMatchObject({ adults: 1 });
  expect(partyOfSearch({ adults: 2, children: "7,18,45" })).toMatchObject({ adults: 4, childAges: [7] });
  expect(partyOfSearch({ adults: 2, nonMalaysians: 5 })).toMatchObject({ nonMalaysians: 2 });
  expect(partyOfSearch({ adults: 99, children: "7,2,3" })).toMatchObject({ adults: 99, childAges: [7] });
});

test("a promo code goes along as it is written on the resort's side; what is none falls away", () => {
  expect(readStaySearch({ promoCode: "tide-10" })).toEqual({ promoCode: "TIDE-10" });
  expect(readStaySearch({ promoCode: 2026 })).toEqual({ promoCode: "2026" });
  for (const wrong of ["", "x", "-a1", "a b", "a".repeat(41)])
    expect(readStaySearch({ promoCode: wrong })).toEqual({});
});
