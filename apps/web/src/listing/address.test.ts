import { expect, it } from "vitest";
import { choice, cleared, code, codes, day, flag, id, isNarrowed, listAddress, queryOf } from "./address.ts";

const address = listAddress({
  filters: { state: choice(["open", "done"]), from: day, mine: flag, gateway: code, person: id },
  view: { tab: choice(["now", "then"], "now") },
  sorts: ["name", "-name", "-total"],
  usualSort: ({ tab }: { tab?: "now" | "then" }) => (tab === "then" ? "-total" : "name"),
});
const person = "7d1f4c1e-0000-4000-8000-000000000001";

it("keeps what was asked for", () => {
  const search = {
    q: "Tan",
    state: "open",
    from: "2026-12-05",
    mine: true,
    gateway: "fiuu",
    person,
    page: 3,
  };
  expect(address.read({ ...search, sort: "-total", tab: "then" })).toEqual({ ...search, tab: "then" });
  expect(address.read({ q: 4817, page: "2" })).toEqual({ q: "4817", page: 2 });
});

it("keeps several values of one filter, and a second order", () => {
  const more = listAddress({ filters: { state: codes }, sorts: ["-at", "at", "name"] });
  const search = { state: "captured,done", sort: "at,name" };
  expect(more.read(search)).toEqual(search);
  expect(queryOf(more, more.read(search))).toEqual(search);
  expect(more.read({ state: "done,,done,' OR 1" })).toEqual({ state: "done" });
  expect(more.read({ sort: "at,-at" })).toEqual({ sort: "at" });
  expect(more.read({ sort: "at,price" })).toEqual({ sort: "at" });
  expect(more.read({ sort: "price,at" })).toEqual({});
});

it.each([
  { state: "all" },
  { from: "2026-02-30" },
  { mine: "no" },
  { gateway: "'; --" },
  { person: "1 OR 1" },
  { page: 0 },
  { page: "two" },
  { page: 1.5 },
  { q: "  " },
  { sort: "price" },
  { sort: "name" },
  { tab: "now" },
  { unknown: "x" },
])("falls back to the usual for %j", (sent) => expect(address.read(sent)).toEqual({}));

it("leaves out the usual order of the tab, and keeps another", () => {
  expect(address.read({ tab: "then", sort: "-total" })).toEqual({ tab: "then" });
  expect(address.read({ tab: "then", sort: "name" })).toEqual({ tab: "then", sort: "name" });
});

it("sends what narrows and orders the list, and nothing of the page's own", () => {
  const search = address.read({ q: "Tan", tab: "then", mine: "true", sort: "-name", page: 2 });
  expect(queryOf(address, search)).toEqual({ search: "Tan", mine: "true", sort: "-name" });
});

it("knows whether anything narrows the list, and takes all of it away", () => {
  const search = address.read({ q: "Tan", state: "done", tab: "then", sort: "-name", page: 2 });
  expect(isNarrowed(address, search)).toBe(true);
  const clear = address.read({ ...search, ...cleared(address) });
  expect(clear).toEqual({ tab: "then", sort: "-name", page: 2 });
  expect(isNarrowed(address, clear)).toBe(false);
});
