import { expect, it } from "vitest";
import { moved, squareOf } from "./crop.ts";

const wide = { width: 800, height: 400 };

it("takes the middle of a photo, and half of it twice as close", () => {
  expect(squareOf({ across: 0.5, down: 0.5, zoom: 1 }, wide)).toEqual({ x: 0.25, y: 0, side: 1 });
  expect(squareOf({ across: 1, down: 0, zoom: 2 }, wide)).toEqual({ x: 0.75, y: 0, side: 0.5 });
});

it("follows a drag, and stops at the photo's edges", () => {
  const middle = { across: 0.5, down: 0.5, zoom: 1 };
  expect(moved(middle, wide, { across: 0.25, down: 0.25 })).toEqual({ across: 0.25, down: 0.5, zoom: 1 });
  expect(moved(middle, wide, { across: -9, down: 0 }).across).toBe(1);
});
