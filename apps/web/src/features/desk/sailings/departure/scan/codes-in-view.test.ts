import { expect, it } from "vitest";
import { codesInView } from "./codes-in-view.ts";

/** What comes out of pictures, without those that say nothing new. */
const news = (pictures: readonly (string | null)[]): (string | null)[] =>
  pictures.map(codesInView()).filter((text) => text !== null);
const times = (count: number, text: string | null) => Array.from({ length: count }, () => text);

it("tells of a code once while it stays, also where some pictures do not show it", () => {
  expect(news([...times(200, "A"), ...times(20, null), ...times(200, "A")])).toEqual(["A"]);
});

it("tells of two that are held up beside one another once each", () => {
  expect(news(Array.from({ length: 100 }, (_, i) => (i % 2 === 0 ? "A" : "B")))).toEqual(["A", "B"]);
});

it("tells of it again once it has left the view", () => {
  expect(news(["A", ...times(25, null), "A"])).toEqual(["A", "A"]);
});
