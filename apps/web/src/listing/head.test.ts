import { describe, expect, it } from "vitest";
import { nextSort } from "./head.tsx";
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

describe("pages on show", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 10, [1, null, 4, 5, 6, null, 10]],
    [10, 10, [1, null, 9, 10]],
  ])("page %i of %i", (page, pages, shown) => expect(pagesShown(page, pages)).toEqual(shown));
});
