import { expect, it } from "vitest";
import { readDaySearch } from "../today/day-search.ts";
import { bookingsAddress } from "./list-address.ts";

const readListSearch = bookingsAddress.read;

it("keeps what was asked for, and an address short", () => {
  expect(readListSearch({ q: " Tan ", status: "inHouse", page: 3 })).toEqual({
    q: "Tan",
    status: "inHouse",
    page: 3,
  });
  expect(readListSearch({ q: 4817, page: 1 })).toEqual({ q: "4817" });
  expect(readListSearch({ dates: "stay", from: "2026-12-05", to: "2026-12-32", sort: "-total" })).toEqual({
    dates: "stay",
    from: "2026-12-05",
    sort: "-total",
  });
});

it.each([
  { status: "all" },
  { dates: "arrival" },
  { sort: "soonest" },
  { sort: "price" },
  { page: 0 },
  { page: "two" },
  { page: 1.5 },
  { q: "  " },
])("falls back to the usual for %j", (sent) => expect(readListSearch(sent)).toEqual({}));

it("reads another day and list, and no day that is none", () => {
  expect(readDaySearch({ day: "2026-06-12", list: "inHouse" })).toEqual({
    day: "2026-06-12",
    list: "inHouse",
  });
  expect(readDaySearch({ day: "2026-02-30", list: "departures" })).toEqual({});
});
