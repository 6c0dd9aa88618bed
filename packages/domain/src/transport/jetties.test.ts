import { expect, it } from "vitest";
import { jettyChanges } from "./jetties.ts";

const none = { renamed: [], removed: [] };

it.each([
  ["the same", ["Merang", "Teluk"], ["Merang", "Teluk"], none],
  ["the first ones", [], ["Merang", "Teluk"], none],
  ["another order", ["Merang", "Teluk"], ["Teluk", "Merang"], none],
  ["one more", ["Merang", "Teluk"], ["Merang", "Teluk", "Besut"], none],
  [
    "a new name and one more",
    ["Merang", "Teluk"],
    ["Merang Jetty", "Teluk", "Besut"],
    { renamed: [{ from: "Merang", to: "Merang Jetty" }], removed: [] },
  ],
  ["one less", ["Merang", "Teluk"], ["Teluk"], { renamed: [], removed: [{ name: "Merang", at: 0 }] }],
  [
    "one less and a new name",
    ["Merang", "Teluk", "Besut"],
    ["Merang", "Kuala Besut"],
    {
      renamed: [],
      removed: [
        { name: "Teluk", at: 1 },
        { name: "Besut", at: 2 },
      ],
    },
  ],
  [
    "one that moves up, with a new one behind it",
    ["Merang", "Teluk"],
    ["Teluk", "Besut"],
    { renamed: [], removed: [{ name: "Merang", at: 0 }] },
  ],
])("tells %s", (_, before, after, changes) => {
  expect(jettyChanges(before, after)).toEqual(changes);
});
