import { expect, it } from "vitest";
import { enquiriesAddress, waitAddress } from "./list-address.ts";

const readEnquirySearch = enquiriesAddress.read;
const readWaitSearch = waitAddress.read;

it("keeps what was asked for, and an address short", () => {
  expect(readEnquirySearch({ q: " Siti ", state: "new", page: 2, mine: true })).toEqual({
    q: "Siti",
    state: "new",
    page: 2,
    mine: true,
  });
  expect(readWaitSearch({ q: 6012, state: "offered", page: 1 })).toEqual({ q: "6012", state: "offered" });
});

it.each([{ state: "all" }, { page: 0 }, { page: "two" }, { q: "  " }, { mine: "no" }])(
  "falls back to the usual for %j",
  (sent) => {
    expect(readEnquirySearch(sent)).toEqual({});
    expect(readWaitSearch({ ...sent, mine: true })).toEqual({});
  },
);
