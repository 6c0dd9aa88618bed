import { expect, it } from "vitest";
import { madeAt } from "./made-at.ts";

const now = new Date("2026-06-12T10:00:00.000Z");

it.each([
  [undefined, "2026-06-12T10:00:00.000Z"],
  ["2026-06-12T09:30:00.000Z", "2026-06-12T09:30:00.000Z"],
  ["2026-06-12T17:30:00.000+08:00", "2026-06-12T09:30:00.000Z"],
  ["2027-01-01T00:00:00.000Z", "2026-06-12T10:00:00.000Z"],
  ["2020-01-01T00:00:00.000Z", "2026-06-05T10:00:00.000Z"],
])("dates what a device says was done at %s to %s", (reported, at) =>
  expect(madeAt(reported, now).toISOString()).toBe(at),
);
