import { describe, expect, it } from "vitest";
import { tripsAddress } from "./list-address.ts";

const readSearch = tripsAddress.read;

describe("readSearch", () => {
  it("keeps an address short: what is the usual is left out", () => {
    expect(readSearch({})).toEqual({});
    expect(readSearch({ tab: "upcoming", sort: "checkIn", page: 1, q: "  " })).toEqual({});
    expect(readSearch({ tab: "past", sort: "-checkIn" })).toEqual({ tab: "past" });
  });

  it("keeps what was chosen", () => {
    const search = { tab: "past", q: "Tan", sort: "checkIn", page: 3 };
    expect(readSearch(search)).toEqual(search);
  });

  it("keeps the customer of an agency, and nothing that can be none", () => {
    const customer = "7d1f4c1e-0000-4000-8000-000000000001";
    expect(readSearch({ customer })).toEqual({ customer });
    expect(readSearch({ customer: "somebody" })).toEqual({});
  });

  it("takes a search for digits as text", () => {
    expect(readSearch({ q: 4817 })).toEqual({ q: "4817" });
  });

  it.each([{ tab: "all" }, { sort: "price" }, { page: 0 }, { page: -2 }, { page: "two" }, { page: 1.5 }])(
    "falls back to the usual for %j",
    (search) => {
      expect(readSearch(search)).toEqual({});
    },
  );
});

describe("the order unless told", () => {
  it("is that of the tab", () => {
    expect(tripsAddress.usualSort({})).toBe("checkIn");
    expect(tripsAddress.usualSort({ tab: "pre-booking" })).toBe("-submitted");
  });
});
