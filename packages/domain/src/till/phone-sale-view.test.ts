import { expect, it } from "vitest";
import { phoneSaleView } from "./phone-sale-view.ts";

it("says how a sale on a phone stands, whatever was tried before", () => {
  const open = (latest: string | null) =>
    phoneSaleView({ state: "open", latest: latest === null ? null : { state: latest } });
  expect([null, "started", "declined", "expired", "putAside"].map(open)).toEqual([
    "toPay",
    "underWay",
    "declined",
    "declined",
    "checking",
  ]);
  const latest = { state: "declined" };
  expect(phoneSaleView({ state: "paid", latest })).toBe("paid");
  expect(phoneSaleView({ state: "done", latest: null })).toBe("paid");
  expect(phoneSaleView({ state: "cancelled", latest })).toBe("ended");
});
