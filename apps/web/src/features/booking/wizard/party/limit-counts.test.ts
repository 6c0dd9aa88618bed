import { expect, test } from "vitest";
import { limitCounts } from "./limit-counts.ts";

test("counts stay as they are while they fit", () => {
  expect(limitCounts({ snorkeller: 2, nonDiver: 1 }, 3)).toEqual({ snorkeller: 2, nonDiver: 1 });
});

test("what is too much is taken from the last", () => {
  expect(limitCounts({ snorkeller: 2, nonDiver: 2 }, 3)).toEqual({ snorkeller: 2, nonDiver: 1 });
  expect(limitCounts({ snorkeller: 2, nonDiver: 2 }, 1)).toEqual({ snorkeller: 1, nonDiver: 0 });
});
