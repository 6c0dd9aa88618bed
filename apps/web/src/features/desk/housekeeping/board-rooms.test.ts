import { describe, expect, it } from "vitest";
import { clockText, countsOf, groupsOf, leavesToday, roomsIn, secondsCleaned } from "./board-rooms.ts";
import type { Room } from "./calls.ts";

const words = (text: string) => ({ en: text, my: text, cn: text });
const room = (roomNo: string, more: Partial<Room> = {}): Room => ({
  _id: roomNo,
  roomNo,
  roomTypeName: words("Villa"),
  buildingId: "lagoon",
  building: "Lagoon House",
  floor: "Ground floor",
  activeStatus: true,
  cleaning: "dirty",
  cleaningAt: null,
  cleaningBy: null,
  stay: null,
  arrival: null,
  leftAt: null,
  assignedTo: null,
  startedAt: null,
  startedBy: null,
  workedSeconds: 0,
  note: "",
  noteVersion: 1,
  closures: [],
  openFaults: 0,
  ...more,
});
const devi = { _id: "d", name: "Devi" };
const ali = { _id: "a", name: "Ali" };
const stay = {
  sleepers: { adults: 2, children: 0, infants: 0 },
  checkIn: "2026-06-10",
  checkOut: "2026-06-12",
} as const;
const rooms = [
  room("V-01", { assignedTo: devi }),
  room("V-02", { cleaning: "clean", floor: "First floor", arrival: { ...stay, boatTime: "14:00" } }),
  room("V-03", { cleaning: "inspected", assignedTo: ali }),
  room("V-04", { activeStatus: false, assignedTo: devi }),
];
const numbers = (some: readonly Room[]) => some.map(({ roomNo }) => roomNo);

describe("the board", () => {
  it("shows one's own rooms, all, or those that guests arrive in", () => {
    expect(numbers(roomsIn(rooms, "mine", "d"))).toEqual(["V-01", "V-04"]);
    expect(roomsIn(rooms, "mine", undefined)).toEqual([]);
    expect(numbers(roomsIn(rooms, "arrivals", "d"))).toEqual(["V-02"]);
    expect(roomsIn(rooms, "all", "d")).toHaveLength(4);
  });

  it("counts a room out of order as closed, and one out of service as it is otherwise", () => {
    const closure = (kind: "outOfOrder" | "outOfService") => ({ kind }) as Room["closures"][number];
    const closed = room("1", { cleaning: "clean", closures: [closure("outOfOrder")] });
    const faulty = room("2", { cleaning: "clean", closures: [closure("outOfService")] });
    expect(countsOf([closed, faulty])).toEqual({ dirty: 0, clean: 1, inspected: 0, closed: 1, out: 0 });
  });

  it("counts a room out of use as out, whatever else it is", () =>
    expect(countsOf(rooms)).toEqual({ dirty: 1, clean: 1, inspected: 1, closed: 0, out: 1 }));

  it("stands by floor as the resort does, or by person with those of nobody last", () => {
    expect(groupsOf(rooms, "floor").map(({ title, rooms: of }) => [title, numbers(of)])).toEqual([
      ["Lagoon House, Ground floor", ["V-01", "V-03", "V-04"]],
      ["Lagoon House, First floor", ["V-02"]],
    ]);
    expect(groupsOf(rooms, "person").map(({ title, rooms: of }) => [title, numbers(of)])).toEqual([
      ["Ali", ["V-03"]],
      ["Devi", ["V-01", "V-04"]],
      [null, ["V-02"]],
    ]);
  });

  it("knows who leaves today, or should have left", () => {
    expect(leavesToday(room("V-01", { stay }), "2026-06-12")).toBe(true);
    expect(leavesToday(room("V-01", { stay }), "2026-06-13")).toBe(true);
    expect(leavesToday(room("V-01", { stay }), "2026-06-11")).toBe(false);
    expect(leavesToday(room("V-01"), "2026-06-12")).toBe(false);
  });

  it("counts on while somebody cleans, from what was cleaned before", () => {
    const at = Date.parse("2026-06-12T02:30:10Z");
    const running = room("V-01", { startedAt: "2026-06-12T02:20:00.000Z", workedSeconds: 840 });
    expect(clockText(secondsCleaned(running, at))).toBe("24:10");
    expect(clockText(secondsCleaned(room("V-01", { workedSeconds: 3_670 }), at))).toBe("1:01:10");
  });
});
