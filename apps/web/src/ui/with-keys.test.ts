import { expect, it } from "vitest";
import { withKeys } from "./with-keys.ts";

it("gives each thing a key of its own, also those of one name", () => {
  const named = withKeys(["Aina", "Ben", "Aina"], (name) => name);
  expect(named.map(({ thing }) => thing)).toEqual(["Aina", "Ben", "Aina"]);
  expect(new Set(named.map(({ key }) => key)).size).toBe(3);
});
