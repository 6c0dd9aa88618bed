import { describe, expect, it } from "vitest";
import { clockText } from "./countdown.tsx";
import { valueAt, withValueAt } from "./form-paths.ts";

describe("places in a form", () => {
  const values = { booker: { email: "a" }, guests: [{ name: "x" }, { name: "y" }] };

  it("are read and changed without touching what lies beside", () => {
    const changed = withValueAt(values, "guests.1.name", "z");
    expect(valueAt(changed, "guests.1.name")).toBe("z");
    expect(valueAt(values, "guests.1.name")).toBe("y");
    expect(changed.guests[0]).toBe(values.guests[0]);
    expect(Array.isArray(changed.guests)).toBe(true);
  });

  it("may lie where nothing is yet", () => {
    expect(valueAt(values, "guests.7.name")).toBeUndefined();
    expect(withValueAt<Record<string, unknown>>({}, "a.b", 1)).toEqual({ a: { b: 1 } });
  });
});

it("writes a clock", () =>
  expect([43_170, 3_600, 3_599, 102, 60, 27, 0].map(clockText)).toEqual([
    "11:59:30",
    "1:00:00",
    "59:59",
    "1:42",
    "1:00",
    "0:27",
    "0:00",
  ]));
