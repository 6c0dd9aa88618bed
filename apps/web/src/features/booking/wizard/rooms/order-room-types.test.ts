import { expect, it } from "vitest";
import { orderRoomTypes } from "./order-room-types.ts";

const type = (_id: string, sen: number | null, refusal: "SOLD_OUT" | "ROOM_TOO_SMALL" | null = null) => ({
  _id,
  refusal,
  prices: sen === null ? [] : [{ bedType: "twin" as const, totalSen: sen }],
});
const types = [
  type("suite", 900),
  type("full", 300, "SOLD_OUT"),
  type("small", null, "ROOM_TOO_SMALL"),
  type("garden", 400),
];
const names = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);

it("free rooms come first by price, too small ones after them, full ones apart", () => {
  const { shown, gone } = orderRoomTypes(types, []);
  expect(names(shown)).toEqual(["garden", "suite", "small"]);
  expect(names(gone)).toEqual(["full"]);
});

it("what is chosen stays among those that can be had", () => {
  const { shown, gone } = orderRoomTypes(types, ["full"]);
  expect(names(shown)).toEqual(["full", "garden", "suite", "small"]);
  expect(gone).toEqual([]);
});
