import { expect, it } from "vitest";
import { queryOf } from "../../../listing/address.ts";
import { walletAddress } from "./list-address.ts";

const readWalletSearch = walletAddress.read;

it("reads an address, and leaves out what is wrong or usual", () => {
  const whole = {
    tab: "payouts",
    kind: "topUp",
    direction: "in",
    from: "2026-01-01",
    to: "2026-02-01",
    q: "TB",
    page: 3,
  };
  expect(readWalletSearch(whole)).toEqual(whole);
  expect(
    readWalletSearch({
      tab: "transactions",
      kind: "theft",
      direction: "up",
      from: "soon",
      q: " ",
      page: "x",
    }),
  ).toEqual({});
  expect(readWalletSearch({ q: 1001 })).toEqual({ q: "1001" });
});

it("asks only for what narrows the list", () => {
  expect(queryOf(walletAddress, readWalletSearch({ tab: "payouts", page: 2, q: "TB" }))).toEqual({
    search: "TB",
  });
});
