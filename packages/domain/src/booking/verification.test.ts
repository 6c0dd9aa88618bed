import { describe, expect, it } from "vitest";
import { untilNextSlip, untilVerified, type Waiting } from "./verification.ts";

const rules = { verifyDays: 3, capDays: 7, retryHours: 24 };
const at = (text: string) => new Date(`2026-12-${text}:00Z`);
const waiting = (more: Partial<Waiting> = {}): Waiting => ({
  now: at("01T10:00"),
  begunAt: at("01T09:50"),
  arrivesAt: at("30T00:00"),
  until: at("01T10:20"),
  ...more,
});

describe("a deadline while a slip waits", () => {
  it("moves by the days that staff have", () => {
    expect(untilVerified(waiting(), rules)).toEqual(at("04T10:00"));
  });
  it("ends at the cap, however many slips are sent", () => {
    expect(untilVerified(waiting({ now: at("07T10:00"), until: at("07T12:00") }), rules)).toEqual(
      at("08T09:50"),
    );
  });
  it("ends where the stay begins", () => {
    expect(untilVerified(waiting({ arrivesAt: at("02T16:00") }), rules)).toEqual(at("02T16:00"));
  });
  it("never gets earlier", () => {
    const until = at("20T00:00");
    expect(untilVerified(waiting({ until, arrivesAt: at("02T16:00") }), rules)).toEqual(until);
  });
});

describe("a deadline after a slip was refused", () => {
  it("leaves a day for another one and gives up what was kept for the refused one", () => {
    expect(untilNextSlip(waiting({ until: at("04T10:00") }), rules)).toEqual(at("02T10:00"));
  });
  it("never passes the cap", () => {
    const late = waiting({ now: at("08T00:00"), until: at("08T09:50") });
    expect(untilNextSlip(late, rules)).toEqual(at("08T09:50"));
  });
  it("stays as it was where the cap has passed: the job that ends it comes by itself", () => {
    const over = waiting({ now: at("09T00:00"), until: at("08T09:50") });
    expect(untilNextSlip(over, rules)).toEqual(at("08T09:50"));
  });
});
