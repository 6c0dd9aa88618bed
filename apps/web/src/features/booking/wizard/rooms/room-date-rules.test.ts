import type { RoomChoice } from "@pulau/contract/party.ts";
import { expect, test } from "vitest";
import { emptyNight, withDates } from "./room-date-rules.ts";

const room: RoomChoice = {
  roomTypeId: "0b0c0d0e-0000-4000-a000-000000000001",
  bedType: "twin",
  occupants: { adult: 2, child: 0, toddler: 0, infant: 0 },
};
const stay = { checkIn: "2026-06-12" as const, checkOut: "2026-06-15" as const };

test("a room has dates of its own only where they differ from the stay's", () => {
  const later = withDates(room, { ...stay, checkIn: "2026-06-13" }, stay);
  expect(later).toMatchObject({ checkIn: "2026-06-13", checkOut: "2026-06-15" });
  expect(withDates(later, stay, stay)).toEqual(room);
});

test("a night on which nobody has a room is found", () => {
  const first = withDates(room, { ...stay, checkOut: "2026-06-13" }, stay);
  const last = withDates(room, { ...stay, checkIn: "2026-06-14" }, stay);
  expect(emptyNight([first, last], stay)).toBe("2026-06-13");
  expect(emptyNight([first, room], stay)).toBeNull();
  expect(emptyNight([room, last], stay)).toBeNull();
});
