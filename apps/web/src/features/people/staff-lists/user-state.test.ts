import { expect, it } from "vitest";
import { otherStatuses } from "./user-state.ts";

const row = (status: "active" | "blocked" | "deactivated") => ({ _id: "nadia", status });

it("offers a colleague every status but the one that they have", () => {
  expect(otherStatuses(row("active"), "farid")).toEqual(["blocked", "deactivated"]);
  expect(otherStatuses(row("blocked"), "farid")).toEqual(["active", "deactivated"]);
  expect(otherStatuses(row("deactivated"), "farid")).toEqual(["active", "blocked"]);
});

it("lets nobody change their own", () => {
  expect(otherStatuses(row("active"), "nadia")).toEqual([]);
});
