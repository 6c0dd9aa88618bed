import { expect, it } from "vitest";
import { ledgerAddress, payoutsAddress } from "./list-address.ts";

const readPayoutSearch = payoutsAddress.read;
const readLedgerSearch = ledgerAddress.read;

it("reads the address of the queue, and leaves out what is wrong or usual", () => {
  const open = "7d1f4c1e-0000-4000-8000-000000000001";
  expect(readPayoutSearch({ state: "approved", q: 1001, page: 2, open })).toEqual({
    state: "approved",
    q: "1001",
    page: 2,
    open,
  });
  expect(readPayoutSearch({ state: "requested", q: " ", page: 0, open: "x" })).toEqual({});
});

it("reads the address of the books: an account only with its kind", () => {
  expect(readLedgerSearch({ kind: "wallet", key: "a", page: 3 })).toEqual({
    kind: "wallet",
    key: "a",
    page: 3,
  });
  expect(readLedgerSearch({ kind: "treasure", key: "a", q: "b" })).toEqual({});
  expect(readLedgerSearch({ from: "2026-11-01", to: "2026-11-31" })).toEqual({ from: "2026-11-01" });
});
