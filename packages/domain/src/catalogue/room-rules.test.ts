import { expect, it } from "vitest";
import { words } from "../../checks/example-book.ts";
import { type SingleSupplement, sharingSaves } from "./room-rules.ts";

const supplement: SingleSupplement = {
  id: "single",
  name: words("Single"),
  pricedAs: "twin",
  stay: { sen: 10_000 },
};

it.each<[string, SingleSupplement[] | null, boolean]>([
  ["no supplement", null, false],
  ["one for every room", [supplement], true],
  ["one for this room", [{ ...supplement, whom: { roomTypeIds: ["garden"] } }], true],
  ["one for other rooms", [{ ...supplement, whom: { roomTypeIds: ["sea"] } }], false],
  ["one that sharing does not waive", [{ ...supplement, evenSharing: true }], false],
])("sharing saves with %s", (_, supplements, expected) => {
  expect(sharingSaves(supplements, "garden")).toBe(expected);
});
