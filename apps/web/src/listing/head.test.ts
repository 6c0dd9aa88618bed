import { describe, expect, it } from "vitest";
import { nextSecond, nextSort } from "./head.tsx";
import { pagesShown } from "./pages.tsx";

describe("pressing a head", () => {
  const known = ["arrival", "-arrival", "name", "-total"];
  const pressed = (column: { sort: string; falling?: boolean }, by?: string) =>
    nextSort(column, { by, known });

  it("sorts, turns the order round, and goes back to the list's usual one", () => {
    expect(pressed({ sort: "arrival" }, "soonest")).toBe("arrival");
    expect(pressed({ sort: "arrival" }, "arrival")).toBe("-arrival");
    expect(pressed({ sort: "arrival" }, "-arrival")).toBeUndefined();
  });

  it("asks only for orders that the call knows", () => {
    expect(pressed({ sort: "name" })).toBe("name");
    expect(pressed({ sort: "name" }, "name")).toBeUndefined();
    expect(pressed({ sort: "total", falling: true })).toBe("-total");
    expect(pressed({ sort: "total", falling: true }, "-total")).toBeUndefined();
  });
});

describe("pressing a head with Shift", () => {
  const known = ["arrival", "-arrival", "name", "-name", "-total"];
  const pressed = (sort: string, by: string | undefined, chosen = true) =>
    nextSecond({ sort }, { by, known, chosen });

  it("adds a second order, turns it round, and takes it away", () => {
    expect(pressed("name", "arrival")).toBe("arrival,name");
    expect(pressed("name", "arrival,name")).toBe("arrival,-name");
    expect(pressed("name", "arrival,-name")).toBe("arrival");
    expect(pressed("total", "arrival,-name")).toBe("arrival,-total");
  });

  it("turns the first round and keeps the second", () => {
    expect(pressed("arrival", "arrival,name")).toBe("-arrival,name");
    expect(pressed("arrival", "-arrival,name")).toBe("arrival,name");
  });

  it("is a press like any other while the list has its usual order", () => {
    expect(pressed("name", "soonest", false)).toBe("name");
  });
});

describe("pages on show", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 9, 10]],
  ])("page %i of %i", (page, pages, shown) => expect(pagesShown(page, pages)).toEqual(shown));
});
