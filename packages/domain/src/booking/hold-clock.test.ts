import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { extendHold, holdEndsAtLatest } from "./hold-clock.ts";

const start = new Date("2027-04-01T08:00:00Z");
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);
const clock = (now: number, expires: number) => ({
  createdAt: start,
  now: at(now),
  expiresAt: at(expires),
  lengthSeconds: 120,
  capSeconds: 1800,
});

describe("more time for a hold", () => {
  it.each([
    ["in its first minute", 60, 120, 240],
    ["in its last second", 119, 120, 240],
    ["at its end", 120, 120, "HOLD_EXPIRED"],
    ["after its end", 500, 120, "HOLD_EXPIRED"],
    ["near the cap: the rest of it", 1700, 1740, 1800],
    ["at the cap", 1790, 1800, "HOLD_AT_CAP"],
    ["after the cap", 1800, 1800, "HOLD_EXPIRED"],
  ])("%s", (_, now, expires, expected) => {
    const result = extendHold(clock(now, expires));
    expect(result.ok ? result.value : result.failure.code).toEqual(
      typeof expected === "number" ? at(expected) : expected,
    );
  });

  it("stops at the cap however often it is asked", () => {
    const steps = fc.tuple(fc.integer({ min: 30, max: 600 }), fc.integer({ min: 1, max: 3_600 }));
    forAll("extending ends", steps, ([lengthSeconds, capSeconds]) => {
      const extension = { createdAt: start, lengthSeconds, capSeconds };
      let expiresAt = at(Math.min(lengthSeconds, capSeconds));
      for (let i = 0; i <= capSeconds / lengthSeconds + 1; i += 1) {
        const result = extendHold({ ...extension, expiresAt, now: new Date(expiresAt.getTime() - 1) });
        if (!result.ok) {
          expect(result.failure.code).toBe("HOLD_AT_CAP");
          break;
        }
        expect(result.value.getTime()).toBeGreaterThan(expiresAt.getTime());
        expiresAt = result.value;
      }
      expect(expiresAt).toEqual(holdEndsAtLatest(extension));
    });
  });
});
