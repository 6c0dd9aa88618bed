import { describe, expect, it } from "vitest";
import { isGiverOf, maskedCode, mayTake, seesCode } from "./voucher-holder.ts";

const own = { ownerId: "mei", giverId: "mei", byHand: false };
const given = { ownerId: null, giverId: "mei", byHand: false };
const byHand = { ...given, byHand: true };
const taken = { ownerId: "siti", giverId: "mei", byHand: true };

describe("who may take a voucher", () => {
  it.each([
    ["its owner", own, "mei", "ok"],
    ["somebody else", own, "ali", "PROMO_UNKNOWN"],
    ["a guest", own, null, "PROMO_UNKNOWN"],
    ["whoever gave it", given, "mei", "PROMO_GIVEN"],
    ["whoever gave it by hand", byHand, "mei", "PROMO_GIVEN"],
    ["whoever was given it", given, "siti", "ok"],
    ["a guest who was given it", given, null, "ok"],
    ["who took it", taken, "siti", "ok"],
    ["the giver of a taken one", taken, "mei", "PROMO_GIVEN"],
    ["a third of a taken one", taken, "ali", "PROMO_UNKNOWN"],
  ])("%s", (_, holding, account, answer) => {
    const verdict = mayTake(holding, account);
    expect(verdict.ok ? "ok" : verdict.failure.code).toBe(answer);
  });
});

describe("who sees its code", () => {
  it.each([
    ["its owner", own, "mei", true],
    ["its giver, who sent it", given, "mei", false],
    ["its giver, who hands it over", byHand, "mei", true],
    ["its giver, once it is taken", taken, "mei", false],
    ["who took it", taken, "siti", true],
    ["a third", byHand, "ali", false],
  ])("%s", (_, holding, account, sees) => expect(seesCode(holding, account)).toBe(sees));

  it("is its owner no giver", () => {
    expect(isGiverOf(own, "mei")).toBe(false);
    expect(isGiverOf(taken, "mei")).toBe(true);
  });

  it("leaves the end of a masked one", () => expect(maskedCode("TB-K7M4-XQRA")).toBe("TB-••••-XQRA"));
});
