import { expect, it } from "vitest";
import type { BoardingMark } from "./boarding.ts";
import { kgOver, loadOf } from "./load.ts";

const person = (mark: BoardingMark, bodyKg: number | null, luggageKg: number | null = null) => ({
  mark,
  weight: bodyKg === null ? null : { bodyKg, luggageKg },
});
const rule = { weighs: "withLuggage", limitKg: 200 } as const;

it("adds up who sails and who is aboard, and tells who was not weighed", () => {
  const passengers = [
    person("aboard", 70, 12),
    person("waiting", 55),
    person("late", null),
    person("left", 90, 20),
    person("moved", null),
  ];
  expect(loadOf(passengers, rule)).toEqual({ ...rule, listedKg: 137, aboardKg: 82, unweighed: 1 });
});

it("tells by how much a limit is passed, of those alone who are not aboard yet", () => {
  const load = { aboardKg: 150, limitKg: 200 };
  expect(kgOver(load, [person("waiting", 50)])).toBe(0);
  expect(kgOver(load, [person("waiting", 40, 15), person("aboard", 80)])).toBe(5);
  expect(kgOver({ aboardKg: 250, limitKg: 200 }, [person("aboard", 80)])).toBe(0);
  expect(kgOver({ aboardKg: 250, limitKg: 200 }, [person("late", null)])).toBe(50);
  expect(kgOver({ aboardKg: 900, limitKg: null }, [person("waiting", 80)])).toBe(0);
});
