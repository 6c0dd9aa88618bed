import { expect, it } from "vitest";
import { nextPage, nextSearch } from "./staff-next-page.ts";

it.each([
  ["/staff/bookings?q=Tan", "/staff/bookings?q=Tan"],
  ["/staff?day=2026-06-12", "/staff?day=2026-06-12"],
  ["/staff/login?next=%2Fstaff", "/staff"],
  ["https://elsewhere.test/staff", "/staff"],
  ["//elsewhere.test", "/staff"],
  ["/staffroom", "/staff"],
  ["/", "/staff"],
  [undefined, "/staff"],
])("goes from %s to %s", (sent, expected) => {
  expect(nextPage(sent)).toBe(expected);
});

it("leaves the usual out of the address", () => {
  expect(nextSearch({})).toEqual({});
  expect(nextSearch({ next: "/staff/bookings" })).toEqual({ next: "/staff/bookings" });
});
