import { describe, expect, it } from "vitest";
import { afterStep, type RoomWork, secondsWorked, type WorkStep } from "./room-work.ts";

const at = new Date("2026-06-12T02:30:00Z");
const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
const room = (
  cleaning: RoomWork["cleaning"],
  startedAt: Date | null = null,
  workedSeconds = 0,
): RoomWork => ({
  cleaning,
  startedAt,
  workedSeconds,
});

describe("what is done about a room", () => {
  it.each([
    ["dirty", "start", room("dirty", at)],
    ["dirty", "pause", room("dirty")],
    ["dirty", "clean", room("clean")],
    ["dirty", "inspect", null],
    ["dirty", "dirty", room("dirty")],
    ["clean", "start", null],
    ["clean", "pause", null],
    ["clean", "clean", room("clean")],
    ["clean", "inspect", room("inspected")],
    ["clean", "dirty", room("dirty")],
    ["inspected", "start", null],
    ["inspected", "clean", room("inspected")],
    ["inspected", "inspect", room("inspected")],
    ["inspected", "dirty", room("dirty")],
  ] as const satisfies readonly (readonly [RoomWork["cleaning"], WorkStep, RoomWork | null])[])(
    "%s, %s",
    (cleaning, step, expected) => {
      const after = afterStep(room(cleaning), step, at);
      expect(after.ok ? after.value : null).toEqual(expected);
    },
  );

  it("counts the minutes over pauses, and none twice when it is started twice", () => {
    const started = room("dirty", before(10), 300);
    expect(afterStep(started, "start", at)).toEqual({ ok: true, value: started });
    expect(afterStep(started, "pause", at)).toEqual({ ok: true, value: room("dirty", null, 900) });
    expect(secondsWorked(started, at)).toBe(900);
  });

  it("never counts backwards, nor a whole night", () => {
    expect(secondsWorked(room("dirty", new Date(at.getTime() + 5_000)), at)).toBe(0);
    expect(secondsWorked(room("dirty", before(24 * 60)), at)).toBe(8 * 3_600);
  });
});
