import { expect, test } from "vitest";
import { readRoomsSearch } from "./search.ts";

test("the address of the rooms is read, right or wrong", () => {
  expect(readRoomsSearch({ tab: "sold", from: "2026-06-01", to: "2026-06-30" })).toEqual({
    tab: "sold",
    from: "2026-06-01",
    to: "2026-06-30",
  });
  expect(readRoomsSearch({ tab: "types" })).toEqual({});
  expect(readRoomsSearch({ tab: "roof", from: "2026-02-30", to: "2026-03-01" })).toEqual({});
  expect(readRoomsSearch({ from: "2026-06-30", to: "2026-06-01" })).toEqual({});
});
