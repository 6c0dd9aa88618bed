import { expect, it } from "vitest";
import { inAll } from "../../../db/factories/words.ts";
import { listCsv } from "./list-csv.ts";

const room = {
  room: 0,
  roomNo: "C-01",
  roomTypeName: inAll("Chalet"),
  bedType: "twin" as const,
  checkIn: "2027-03-09" as const,
  checkOut: "2027-03-11" as const,
  occupants: { adult: 1, child: 0, toddler: 0, infant: 0 },
  seats: [{ seat: 0, kind: "adult" as const, guest: null }],
};
const questions = { activities: [], markets: [], marketBy: "stay" as const };
const linesOf = (rooms: Parameters<typeof listCsv>[0]["rooms"]) =>
  new TextDecoder().decode(listCsv({ rooms, questions }, "en")).trim().split("\r\n");

it("has a column of extra beds where the guests of a room chose", () => {
  expect(linesOf([room])[0]).not.toContain("Extra beds");
  const [head, ...lines] = linesOf([
    { ...room, extraBeds: 1 },
    { ...room, room: 1, roomNo: "C-02" },
    { ...room, room: 2, roomNo: "C-03", extraBeds: 0 },
  ]);
  expect(head).toMatch(/,Extra beds$/);
  expect(lines.map((line) => line.split(",").at(-1))).toEqual(["1", "", "0"]);
});
