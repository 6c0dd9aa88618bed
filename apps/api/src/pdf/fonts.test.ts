import { describe, expect, it } from "vitest";
import { written } from "./fonts.ts";

type Part = { readonly text: string; readonly noWrap?: true };
const whole = (text: string): string[] =>
  (written(text) as Part[]).filter(({ noWrap }) => noWrap).map((part) => part.text);

describe("text of a paper", () => {
  it.each([
    ["Takes from invoice TB-INV-26-00042 of 12 Jun 2026.", ["TB-INV-26-00042", "12 Jun 2026"]],
    ["2026年12月1日 至 2026年12月4日", ["2026年12月1日", "2026年12月4日"]],
    ["RM 1,396.00 的 8%", ["RM 1,396.00"]],
    ["stay@telukbiru.example, +60 7-555 0118", ["+60 7-555 0118"]],
    ["Family Villa V-02, booking TB-26-02543", ["V-02", "TB-26-02543"]],
    ["Anne-Marie de Souza, well-being", []],
  ])("keeps numbers, sums and dates in one line: %s", (text, numbers) => {
    expect(whole(text)).toEqual(numbers);
    expect((written(text) as Part[]).map((part) => part.text).join("")).toBe(text);
  });
});
