import { describe, expect, it } from "vitest";
import { chosenOption } from "./chosen-option.ts";

const packages = [
  { _id: "lagoon", options: [{ _id: "two" }, { _id: "three" }] },
  { _id: "day", options: [{ _id: "only" }] },
];

describe("what an address means", () => {
  it.each([
    [{}, { packageId: null, optionId: null, step: "package" }],
    [{ checkIn: "2026-12-05" }, { packageId: null, optionId: null, step: "package" }],
    [{ optionId: "three" }, { packageId: "lagoon", optionId: "three", step: "dates" }],
    [
      { optionId: "three", checkIn: "2026-12-05" },
      { packageId: "lagoon", optionId: "three", step: "rooms" },
    ],
    [{ packageId: "lagoon" }, { packageId: "lagoon", optionId: null, step: "package" }],
    [{ packageId: "day" }, { packageId: "day", optionId: "only", step: "dates" }],
    [
      { packageId: "day", checkIn: "2026-12-05" },
      { packageId: "day", optionId: "only", step: "rooms" },
    ],
    // An option of another package says what is wanted; the package beside it is a mistake.
    [
      { packageId: "day", optionId: "two" },
      { packageId: "lagoon", optionId: "two", step: "dates" },
    ],
    [
      { packageId: "lagoon", optionId: "gone" },
      { packageId: "lagoon", optionId: null, step: "package" },
    ],
    [
      { packageId: "gone", optionId: "gone" },
      { packageId: null, optionId: null, step: "package" },
    ],
    [
      { packageId: "ahead", optionId: "a", boughtPackageId: "b" },
      { packageId: "ahead", optionId: "a", step: "dates" },
    ],
  ] as const)("%j is %j", (options, expected) => {
    expect(chosenOption(options, packages)).toEqual(expected);
  });
});
