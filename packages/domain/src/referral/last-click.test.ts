import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import type { AccountId } from "../ids.ts";
import { type Click, lastClick } from "./last-click.ts";

const at = (text: string) => new Date(`2027-04-${text}Z`);
const click = (accountId: AccountId, when: string): Click => ({ accountId, at: at(when) });
const booked = { at: at("20T12:00:00"), self: ["me"], windowDays: 10 };

describe("whose link counts", () => {
  it.each([
    ["nobody's without a click", [], null],
    ["the last one's", [click("a", "18T00:00:00"), click("b", "19T00:00:00")], "b"],
    ["the last one's, in any order", [click("b", "19T00:00:00"), click("a", "18T00:00:00")], "b"],
    ["the second of two at one instant", [click("a", "18T00:00:00"), click("b", "18T00:00:00")], "b"],
    ["never one's own", [click("me", "19T00:00:00")], null],
    ["the one before one's own", [click("a", "18T00:00:00"), click("me", "19T00:00:00")], "a"],
    ["one that is just inside the window", [click("a", "10T12:00:01")], "a"],
    ["none whose window has ended that instant", [click("a", "10T12:00:00")], null],
    ["none that came after the booking", [click("a", "18T00:00:00"), click("b", "20T12:00:01")], "a"],
    ["one of the very instant", [click("a", "20T12:00:00")], "a"],
  ])("is %s", (_, clicks, expected) => {
    expect(lastClick(clicks, booked)?.accountId ?? null).toBe(expected);
  });

  const someClick = fc.record({
    accountId: fc.constantFrom("a", "b", "c", "me"),
    at: fc.integer({ min: -40, max: 10 }).map((days) => new Date(booked.at.getTime() + days * 43_200_000)),
  });
  const someClicks = fc.array(someClick, { maxLength: 12 });

  it("is a click of the window that is nobody's own, and none of the others is later", () => {
    forAll("last click", someClicks, (clicks) => {
      const counts = ({ accountId, at: when }: Click) =>
        accountId !== "me" && when <= booked.at && booked.at.getTime() - when.getTime() < 10 * 86_400_000;
      const found = lastClick(clicks, booked);
      const right = clicks.filter(counts);
      expect(found === null).toBe(right.length === 0);
      if (found) expect(counts(found)).toBe(true);
      for (const click of right) expect(found && click.at <= found.at).toBe(true);
    });
  });

  it("does not change by clicks that do not count, nor by earlier ones", () => {
    forAll("one click more", fc.tuple(someClicks, someClick), ([clicks, more]) => {
      const before = lastClick(clicks, booked);
      const after = lastClick([more, ...clicks], booked);
      if (after !== before) expect(after).toBe(more);
      if (before && more.at <= before.at) expect(after).toBe(before);
    });
  });

  it("only ever finds more with a longer window", () => {
    forAll("longer window", someClicks, (clicks) => {
      const short = lastClick(clicks, booked);
      if (short) expect(lastClick(clicks, { ...booked, windowDays: 30 })).toBe(short);
    });
  });
});
