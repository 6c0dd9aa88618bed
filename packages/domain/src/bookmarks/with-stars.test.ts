import { expect, it } from "vitest";
import { mostStarred, withStars } from "./with-stars.ts";

const kept = Array.from({ length: 12 }, (_, at) => ({ target: `page:${at}` }));
const starredOf = (bookmarks: readonly { target: string }[]) =>
  withStars(bookmarks)
    .filter(({ starred }) => starred)
    .map(({ target }) => target);

it("stars the first ten, and whoever comes next when one of them is gone", () => {
  expect(starredOf(kept)).toEqual(kept.slice(0, mostStarred).map(({ target }) => target));
  expect(starredOf(kept.slice(1))).toEqual(kept.slice(1, mostStarred + 1).map(({ target }) => target));
  expect(starredOf([])).toEqual([]);
});
