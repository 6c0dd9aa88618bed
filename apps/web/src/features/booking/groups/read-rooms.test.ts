import { describe, expect, it } from "vitest";
import { readRooms, type TypeToName } from "./read-rooms.ts";

const types: TypeToName[] = [
  { roomTypeId: "a", names: ["Garden room", "Bilik taman"], left: 1, mostPersons: 2 },
  { roomTypeId: "b", names: ["Beach villa", "Vila pantai"], left: 5, mostPersons: 4 },
];

const grown = (name: string) => ({ name, age: null });

describe("a pasted rooming list", () => {
  it("is read from a spreadsheet, a room a line, whatever the order of its columns", () => {
    const text =
      "No\tGuests\tRoom\n1\tAini / Tan Mei Ling\tBeach villa\taini@example.com\t012-345 6789\n2\tKumar\tBilik taman";
    expect(readRooms(text, types)).toEqual([
      {
        roomTypeId: "b",
        guests: [grown("Aini"), grown("Tan Mei Ling")],
        nonMalaysians: 0,
        payer: "group",
        email: "aini@example.com",
        mobile: "012-345 6789",
      },
      { roomTypeId: "a", guests: [grown("Kumar")], nonMalaysians: 0, payer: "group", email: "", mobile: "" },
    ]);
  });

  it("gives rooms without a type the first of which some are left", () => {
    expect(readRooms("Aini, Mei\r\nKumar\n\nLim", types).map(({ roomTypeId }) => roomTypeId)).toEqual([
      "a",
      "b",
      "b",
    ]);
  });

  it("keeps the slash of a name", () => {
    const [room] = readRooms("Kumar a/l Raju/Priya A/P Nair", types);
    expect(room?.guests).toEqual([grown("Kumar a/l Raju"), grown("Priya A/P Nair")]);
  });

  it("reads an age behind a name, and takes no number for one that may be none", () => {
    const [room] = readRooms("Aini/Adam (8)/小明（3）/Guest 2/Opah (171)", types);
    expect(room?.guests).toEqual([
      grown("Aini"),
      { name: "Adam", age: 8 },
      { name: "小明", age: 3 },
      grown("Guest 2"),
      grown("Opah (171)"),
    ]);
  });

  it("has no rooms of empty lines, or of lines that name nobody", () => {
    expect(readRooms("\n  \n;;\nBeach villa", types)).toEqual([]);
  });
});
