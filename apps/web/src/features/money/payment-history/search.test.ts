import { expect, it } from "vitest";
import { historyQuery, readHistorySearch } from "./search.ts";

it("reads an address, and leaves out what is wrong or usual", () => {
  const whole = {
    kind: "event",
    state: "captured",
    gateway: "stripe",
    from: "2026-01-01",
    to: "2026-02-01",
    q: "TB",
    page: 3,
  };
  expect(readHistorySearch(whole)).toEqual(whole);
  expect(readHistorySearch({ kind: "x", state: "x", gateway: "'; --", from: "x", page: -1 })).toEqual({});
});

it("asks only for what narrows the list", () => {
  expect(historyQuery({ page: 2, q: "TB", kind: "event" })).toEqual({ search: "TB", kind: "event" });
});
