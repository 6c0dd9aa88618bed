import { expect, it } from "vitest";
import { sentSize } from "./shrink-photo.ts";

it.each([
  [4_000, 3_000, 1_600, 1_200],
  [3_000, 4_000, 1_200, 1_600],
  [800, 600, 800, 600],
  [20_000, 3, 1_600, 1],
])("sends a photo of %i × %i as %i × %i", (width, height, sentWidth, sentHeight) =>
  expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight }),
);
