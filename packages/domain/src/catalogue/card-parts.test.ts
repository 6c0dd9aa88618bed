import { describe, expect, it } from "vitest";
import { exampleBook } from "../../checks/example-book.ts";
import { questionsOf } from "./card-parts.ts";

const [rate] = exampleBook.rates;
if (!rate) throw new Error("the example has no rates");

describe("what a card asks of a guest", () => {
  it("is nothing where no price depends on it", () => {
    expect(questionsOf(exampleBook)).toEqual({ activities: [], markets: [] });
    expect(questionsOf({ ...exampleBook, activity: "snorkeller", homeMarket: "malaysia" })).toEqual({
      activities: [],
      markets: [],
    });
  });

  it("names each activity and market once, the usual one first", () => {
    const rates = [
      { ...rate, activity: "diver", market: "international" },
      { ...rate, activity: "diver", market: "malaysia" },
      { ...rate, activity: "nonDiver" },
    ];
    expect(questionsOf({ ...exampleBook, rates, activity: "snorkeller", homeMarket: "malaysia" })).toEqual({
      activities: ["snorkeller", "diver", "nonDiver"],
      markets: ["malaysia", "international"],
    });
  });

  it("looks into every rule", () => {
    const supplement = {
      id: "alone",
      name: exampleBook.package.name,
      pricedAs: "twin" as const,
      whom: { activities: ["diver"] },
      when: { markets: ["agents"] },
    };
    expect(questionsOf({ ...exampleBook, singleSupplements: [supplement] })).toEqual({
      activities: ["diver"],
      markets: ["agents"],
    });
    const fees = exampleBook.fees.map((fee) => ({
      ...fee,
      amounts: [{ who: null, guestKind: null, sen: 100, activity: "diver" }],
    }));
    expect(questionsOf({ ...exampleBook, fees }).activities).toEqual(["diver"]);
  });
});
