import { addDays, dayOf } from "@pulau/domain/calendar/day.ts";
import { expect, it } from "vitest";
import { together } from "./price-opening.ts";

const first = dayOf("2027-03-01");
const opening = (id: string, after: number) => ({ id, first: addDays(first, after) });

it("looks together at packages that open within two months of the first of them, whatever their order", () => {
  const groups = together([
    opening("last", 100),
    opening("near", 62),
    opening("first", 0),
    opening("late", 63),
  ]);
  expect(groups).toEqual([
    { first, last: addDays(first, 62), ids: new Set(["first", "near"]) },
    { first: addDays(first, 63), last: addDays(first, 100), ids: new Set(["late", "last"]) },
  ]);
});

it("looks at nothing where nothing opens later", () => expect(together([])).toEqual([]));
