import { expect, test } from "vitest";
import type { Hold } from "../calls.ts";
import { endsAtHere } from "./hold-clock.ts";

const hold = { now: "2026-11-21T10:00:00.250+08:00", expiresAt: "2026-11-21T10:01:42.250+08:00" } as Hold;

test("a hold's end is told by this device's clock, however wrong that is", () => {
  const answeredAt = Date.parse("2026-11-21T05:30:00Z");
  expect(endsAtHere({ state: "live", secondsLeft: 102, hold }, answeredAt)).toBe("2026-11-21T05:31:42.000Z");
});

test("an ended hold has no end to come", () => {
  expect(endsAtHere({ state: "ended", secondsLeft: 0, hold: null }, 0)).toBeNull();
});
