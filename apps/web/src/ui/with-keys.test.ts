import { expect, it } from "vitest";
import { withKeys } from "./with-keys.ts";

it("gives each item a key of its own, also those of one name", () => {
  const named = withKeys(["Aina", "Ben", "Aina"], (name) => name);
  expect(named.map(({ item }) => item)).toEqual(["Aina", "Ben", "Aina"]);
  expect(new Set(named.map(({ key }) => key)).size).toBe(3);
});
