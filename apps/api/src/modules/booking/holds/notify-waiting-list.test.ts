import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { offerAtEnd } from "./notify-waiting-list.ts";

it("plans no look for the end of a hold that keeps no night", () => {
  expect(() => offerAtEnd(randomUUID(), [], new Date())).toThrow("keeps no night");
});
