import { expect, it } from "vitest";
import { onDeviceClock } from "./device-clock.ts";

it("shifts a deadline by what this device's clock is wrong", () => {
  const tenMinutesSlow = Date.parse("2026-06-01T01:50:00Z");
  expect(onDeviceClock("2026-06-01T10:30:00+08:00", "2026-06-01T10:00:00+08:00", tenMinutesSlow)).toBe(
    "2026-06-01T02:20:00.000Z",
  );
});
