import { describe, expect, it } from "vitest";
import { movedBy } from "./moved-by.ts";

describe("movedBy", () => {
  const list = ["stripe", "billplz", "fiuu"];

  it("moves an entry one place", () => {
    expect(movedBy(list, 0, 1)).toEqual(["billplz", "stripe", "fiuu"]);
    expect(movedBy(list, 2, -1)).toEqual(["stripe", "fiuu", "billplz"]);
  });

  it("leaves the list alone at its ends", () => {
    expect(movedBy(list, 0, -1)).toBe(list);
    expect(movedBy(list, 2, 1)).toBe(list);
  });
});
