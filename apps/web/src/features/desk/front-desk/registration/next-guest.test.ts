import { expect, it } from "vitest";
import { guestAfter } from "./next-guest.ts";

const guest = (_id: string, isIn = false) => ({ _id, arrivedAt: isIn ? "2026-06-12T02:00:00Z" : null });

it.each([
  ["the next who waits", [guest("a", true), guest("b"), guest("c")], "a", "b"],
  ["past who is in already", [guest("a"), guest("b", true), guest("c")], "a", "c"],
  ["the first again after the last", [guest("a"), guest("b"), guest("c")], "c", "a"],
  ["nobody once all are in", [guest("a", true), guest("b", true)], "b", null],
  ["nobody where one alone waits for themselves", [guest("a")], "a", null],
  ["the first where none was open", [guest("a"), guest("b")], undefined, "a"],
] as const)("opens %s", (_, guests, current, next) => expect(guestAfter(guests, current)).toBe(next));
