import { describe, expect, it } from "vitest";
import { nextPage, nextSearch } from "./next-page.ts";

describe("nextPage", () => {
  it.each([
    ["/booking/listing?tab=past&page=2", "/booking/listing?tab=past&page=2"],
    ["/booking/new/4b1c/rooms#bed", "/booking/new/4b1c/rooms#bed"],
    ["/", "/"],
  ])("follows %s", (sent, gone) => {
    expect(nextPage(sent)).toBe(gone);
  });

  it.each([
    undefined,
    7,
    "",
    "booking",
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "/pages/login?next=/pages/login",
    "/pages/register",
    "/misc/not-authorized",
    "/staff/",
    "/api/auth/logout",
  ])("goes home instead of to %j", (sent) => {
    expect(nextPage(sent)).toBe("/");
  });

  it("keeps the address short when there is nothing to say", () => {
    expect(nextSearch({})).toEqual({});
    expect(nextSearch({ next: "/profile" })).toEqual({ next: "/profile" });
  });
});
