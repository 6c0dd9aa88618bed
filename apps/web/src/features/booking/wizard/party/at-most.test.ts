import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("counts stay as they are while they fit", () => {
  expect(atMost({ snorkeller: 2, nonDiver: 1 }, 3)).toEqual({ snorkeller: 2, nonDiver: 1 });
});

test("what is too much is taken from the last", () => {
  expect(atMost({ snorkeller: 2, nonDiver: 2 }, 3)).toEqual({ snorkeller: 2, nonDiver: 1 });
  expect(atMost({ snorkeller: 2, nonDiver: 2 }, 1)).toEqual({ snorkeller: 1, nonDiver: 0 });
});
