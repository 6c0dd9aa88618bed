import { expect, it } from "vitest";
import { weatherKindOf } from "./weather-kinds.ts";

it.each([
  [0, "clear"],
  [1, "partly"],
  [3, "cloudy"],
  [48, "fog"],
  [55, "drizzle"],
  [65, "rain"],
  [75, "snow"],
  [86, "snow"],
  [82, "showers"],
  [95, "storm"],
  [99, "storm"],
  [4, null],
  [100, null],
  [0.5, null],
])("code %s is %s", (code, kind) => expect(weatherKindOf(code)).toBe(kind));
