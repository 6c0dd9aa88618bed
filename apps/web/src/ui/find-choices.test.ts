import { describe, expect, it } from "vitest";
import { countryWords } from "./country-words.ts";
import { finderOf, likeliest } from "./find-choices.ts";

const countries = ["AR", "CI", "CN", "DE", "GB", "IN", "ID", "MY", "US"].map((code) => ({
  text: new Intl.DisplayNames("en", { type: "region" }).of(code) ?? code,
  also: countryWords(code),
}));
const find = finderOf(countries);

describe("finding among choices", () => {
  it.each([
    ["cote", ["Côte d’Ivoire"]],
    ["ivoire", ["Côte d’Ivoire"]],
    ["马来", ["Malaysia"]],
    ["中国", ["China"]],
    ["jerman", ["Germany"]],
    ["GERMANY", ["Germany"]],
    ["uk", ["United Kingdom"]],
    ["kingdom united", ["United Kingdom"]],
    ["atlantis", []],
  ])("%s", (typed, texts) => {
    expect([...find(typed)]).toEqual(texts);
  });

  it("finds inside words only what begins none", () => {
    expect([...finderOf([{ text: "Maybank" }, { text: "Bank Islam" }])("bank")]).toEqual(["Bank Islam"]);
    expect([...finderOf([{ text: "Maybank" }])("bank")]).toEqual(["Maybank"]);
  });

  it("finds a number without its sign", () => {
    expect([...finderOf([{ text: "+60 Malaysia" }, { text: "+65 Singapore" }])("60")]).toEqual([
      "+60 Malaysia",
    ]);
  });

  it("takes for meant what begins as typed", () => {
    const found = countries.filter(({ text }) => find("in").has(text));
    expect(likeliest(found, "in")?.text).toBe("India");
  });
});
