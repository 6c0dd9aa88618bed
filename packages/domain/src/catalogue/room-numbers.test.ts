import { expect, it } from "vitest";
import { readRoomNumbers } from "./room-numbers.ts";

it.each([
  ["301 to 305", ["301", "302", "303", "304", "305"]],
  ["101, 103, 105-107", ["101", "103", "105", "106", "107"]],
  ["V-01 to V-03", ["V-01", "V-02", "V-03"]],
  ["V-09-11", ["V-09", "V-10", "V-11"]],
  ["V-01", ["V-01"]],
  ["101 hingga 102", ["101", "102"]],
  ["101至102、201", ["101", "102", "201"]],
  ["7, 7, 6 to 7", ["7", "6"]],
])("%s", (text, expected) => expect(readRoomNumbers(text)).toEqual(expected));

it.each(["", " , ", "120 to 101", "A1 to B5", "1 to 500", "a room with a very long name"])(
  "%j is refused",
  (text) => expect(readRoomNumbers(text)).toBeNull(),
);
