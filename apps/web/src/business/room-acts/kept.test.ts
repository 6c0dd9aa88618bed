import { describe, expect, it } from "vitest";
import type { Board, Room } from "./calls.ts";
import { type Acting, faultAct, noteAct, type RoomAct, stepAct, withRoomActs } from "./kept.ts";

const room: Room = {
  _id: "01890000-0000-7000-8000-000000000001",
  roomNo: "V-02",
  roomTypeName: { en: "Villa", my: "Vila", cn: "别墅" },
  buildingId: "01890000-0000-7000-8000-000000000002",
  building: "Lagoon House",
  floor: "Ground",
  activeStatus: true,
  cleaning: "dirty",
  cleaningAt: "2026-06-12T01:00:00.000Z",
  cleaningBy: "Devi",
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
};
const board: Board = { today: "2026-06-12", at: "2026-06-12T01:30:00.000Z", rooms: [room], people: [] };
const acting = (minute: number): Acting => ({
  owner: "keeper",
  device: "Android 7K2",
  today: "2026-06-12",
  at: `2026-06-12T02:${String(minute).padStart(2, "0")}:00.000Z`,
  seen: board.at,
});
const shown = (...acts: RoomAct[]) => withRoomActs(board, acts).rooms[0];

describe("a room as the device has it", () => {
  it("follows the steps that wait, with their minutes", () => {
    const begun = stepAct(room, "start", acting(0));
    expect(shown(begun)).toMatchObject({ cleaning: "dirty", startedAt: begun.at });
    expect(shown(begun, stepAct(room, "pause", acting(20)))).toMatchObject({
      startedAt: null,
      workedSeconds: 1_200,
    });
    const clean = stepAct(room, "clean", acting(25));
    expect(shown(begun, clean)).toMatchObject({
      cleaning: "clean",
      cleaningAt: clean.at,
      startedAt: null,
      cleaningBy: null,
    });
  });

  it("is what the server tells where that is newer, and what can't be is left out", () => {
    const earlier = { ...acting(0), at: "2026-06-12T00:30:00.000Z" };
    expect(shown(stepAct(room, "clean", earlier))).toEqual(room);
    expect(shown(stepAct(room, "inspect", acting(1)))).toEqual(room);
  });

  it("has the note and the fault that wait, the fault only until the server counts it", () => {
    const fault = faultAct(room, "Tap drips", acting(2));
    expect(shown(noteAct(room, "Lamp", acting(1)), fault)).toMatchObject({ note: "Lamp", openFaults: 1 });
    expect(shown({ ...fault, sentAt: 1 })).toMatchObject({ openFaults: 0 });
  });

  it("is another room's business no more than before", () => {
    const other = { ...room, _id: "01890000-0000-7000-8000-000000000009" };
    expect(withRoomActs(board, [stepAct(other, "clean", acting(1))]).rooms).toEqual([room]);
  });
});
