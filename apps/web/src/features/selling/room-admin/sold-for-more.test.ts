import { expect, it } from "vitest";
import { soldForMore } from "./sold-for-more.ts";

it.each([
  [["single", "twin"], "3", ["single", "twin", "triple"]],
  [["single", "twin", "triple", "quad"], "2", ["single", "twin"]],
  [["single"], "12", ["single", "twin", "triple", "quad"]],
  [["twin", "quad"], "4", null],
  [["single", "twin"], "", null],
  [["single", "twin"], "2.5", null],
] as const)("%o with %s guests at most", (sold, most, follows) => {
  expect(soldForMore(sold, most)).toEqual(follows);
});
