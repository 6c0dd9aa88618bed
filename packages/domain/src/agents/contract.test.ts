import { describe, expect, it } from "vitest";
import { exampleBook } from "../../checks/example-book.ts";
import { type AgentContract, bookUnder, contractOn, contractTerms } from "./contract.ts";

const net: AgentContract = {
  id: "net",
  model: "net",
  commission: 0,
  priceList: null,
  market: null,
  markdown: 1_200,
  payment: { kind: "payNow" },
  roomsUnpaid: 60,
  from: "2027-01-01" as const,
  to: "2027-12-31" as const,
};

describe("the contract of a day", () => {
  const older = { ...net, id: "older", from: "2026-01-01" as const, to: null };
  it.each([
    ["the first day", "2027-01-01", "net"],
    ["the last day", "2027-12-31", "net"],
    ["the day after it ended", "2028-01-01", "older"],
    ["the day before it began", "2026-12-31", "older"],
    ["a day before any", "2025-12-31", null],
  ] as const)("on %s", (_, day, expected) => {
    expect(contractOn([net, older], day)?.id ?? null).toBe(expected);
    expect(contractOn([older, net], day)?.id ?? null).toBe(expected);
  });
});

describe("a rate book under a contract", () => {
  it("is the public one without", () => {
    expect(bookUnder(exampleBook, null)).toBe(exampleBook);
    expect(contractTerms(null)).toEqual({});
  });

  it("has the markdown after its own discounts, off the package's value alone", () => {
    const own = { id: "early", name: { en: "Early", my: "Awal", cn: "早鸟" }, share: 500 };
    const book = bookUnder({ ...exampleBook, discounts: [own] }, net);
    expect(book.discounts).toEqual([
      own,
      expect.objectContaining({
        id: "net",
        share: 1_200,
        on: ["rate", "extraNight", "supplement", "surcharge"],
      }),
    ]);
    expect(bookUnder(exampleBook, { ...net, markdown: 0 }).discounts ?? []).toEqual([]);
  });

  it("asks for the deposit of the contract, else for everything", () => {
    const deposit = { kind: "deposit", share: 3_000, balanceDaysBefore: 14, withinDays: 3 } as const;
    expect(bookUnder(exampleBook, { ...net, payment: deposit }).deposit).toMatchObject({
      share: 3_000,
      balanceDaysBefore: 14,
    });
    expect(bookUnder(exampleBook, net).deposit.share).toBe(10_000);
    const later = { kind: "payLater", withinDays: 7 } as const;
    expect(bookUnder(exampleBook, { ...net, payment: later }).deposit.share).toBe(10_000);
  });

  it("asks for its price list and market, where it names them", () => {
    expect(contractTerms({ ...net, priceList: "agents", market: "local" })).toEqual({
      priceList: "agents",
      market: "local",
    });
    expect(contractTerms(net)).toEqual({});
  });
});
