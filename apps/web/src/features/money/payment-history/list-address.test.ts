import { expect, it } from "vitest";
import { queryOf } from "../../../listing/address.ts";
import { historyAddress } from "./list-address.ts";

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
  expect(historyAddress.read(whole)).toEqual(whole);
  expect(historyAddress.read({ kind: "x", state: "x", gateway: "'; --", from: "x", page: -1 })).toEqual({});
});

it("asks only for what narrows the list", () => {
  const search = historyAddress.read({ page: 2, q: "TB", kind: "event" });
  expect(queryOf(historyAddress, search)).toEqual({ search: "TB", kind: "event" });
});
