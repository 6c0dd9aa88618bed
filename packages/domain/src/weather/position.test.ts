import { expect, it } from "vitest";
import { readPosition } from "./position.ts";

it.each([
  ["5.9156, 102.7379", { latitude: 5.9156, longitude: 102.7379 }],
  [" -8.5,115 ", { latitude: -8.5, longitude: 115 }],
  ["５.9，102.7", { latitude: 5.9, longitude: 102.7 }],
  ["91, 0", null],
  ["0, 181", null],
  ["5.9156", null],
  ["north, east", null],
  ["", null],
])("%s is read", (text, position) => expect(readPosition(text)).toEqual(position));
