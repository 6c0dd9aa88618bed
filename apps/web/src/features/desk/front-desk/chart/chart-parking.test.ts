import { describe, expect, it } from "vitest";
import { parkingLine } from "./chart-cursor.ts";
import type { GroupLine, Line, RoomLine } from "./chart-lines.ts";
import { freeByDay } from "./chart-lines.ts";
import { beginMove, countFitting, mayPark, moveAfter, pulled, verdictOf } from "./chart-move.ts";
import { swapOf } from "./chart-swap.ts";
import { closureBar, roomLine, stayBar } from "./test-bars.ts";

const typeName = { en: "Villa", my: "Vila", cn: "别墅" };
const parked = stayBar(1, 3, { key: "p", bookingId: "p" as never, parked: { of: "waiting", typeName } });
const parking = (...bars: RoomLine["bars"]): RoomLine => ({
  ...roomLine([...bars], { activeStatus: false }),
  parking: { of: "waiting", waits: bars.length },
});
const group = { kind: "group" } as GroupLine;
const typed = (line: RoomLine): RoomLine => ({ ...line, room: { ...line.room, roomTypeId: "t" as never } });

describe("the parking row", () => {
  const stay = stayBar(1, 3);
  const room = typed(roomLine([stay]));
  const lines: Line[] = [parking(), group, room, typed(roomLine([]))];

  it("takes who is still to come, on their days alone", () => {
    const move = { ...beginMove(stay, 2), to: 0 };
    expect(verdictOf(parking(), 0, move, 0)).toEqual({ kind: "parks" });
    expect(verdictOf(parking(), 0, { ...move, start: 2, end: 4 }, 0)).toEqual({ kind: "cantPark" });
    const here = { ...beginMove(stayBar(0, 3, { state: "inHouse" }), 2), to: 0 };
    expect([mayPark(here.bar), verdictOf(parking(), 0, here, 1).kind]).toEqual([false, "cantPark"]);
    const closed = { ...beginMove(closureBar(1, 3), 2), to: 0 };
    expect(verdictOf(parking(), 0, closed, 0).kind).toBe("cantPark");
  });

  it("is pulled over and reached by keys, is no room that is counted, and swaps with nobody", () => {
    const move = beginMove(stay, 2);
    const over = pulled(move, { grip: "whole", days: 3, line: 0 }, { lines, today: 0 });
    expect(over).toMatchObject({ to: 0, start: 1, end: 3 });
    const up = moveAfter({ key: "ArrowUp", shiftKey: false }, move, { lines, today: 0, isRtl: false });
    expect(up?.to).toBe(0);
    expect([parkingLine(lines), countFitting(lines, move, 0)]).toEqual([0, 1]);
    expect(swapOf([parking(parked), group, room], { ...move, to: 0 }, 0)).toBeNull();
  });

  it("keeps the days of who is in it, and a room of their type for them", () => {
    const move = beginMove(parked, 0);
    const away = pulled(move, { grip: "end", days: 2, line: 0 }, { lines, today: 0 });
    expect([away.start, away.end]).toEqual([1, 3]);
    expect(freeByDay([room, typed(roomLine([]))], 4, [parked])).toEqual([2, 0, 0, 2]);
    const owed = { ...typed(roomLine([])), owed: [2, 0, 0, 2] };
    const other = { ...beginMove(stayBar(1, 3, { type: "other" as never }), 2), to: 3 };
    expect(verdictOf(owed, 3, other, 0)).toEqual({ kind: "owed" });
    expect(verdictOf(owed, 3, { ...beginMove(stay, 2), to: 3 }, 0)).toEqual({ kind: "fits" });
  });
});
