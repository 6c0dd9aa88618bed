import { expect, it } from "vitest";
import { shownAt } from "./shown-at.ts";

const page = (kind: string, slug: string) => ({ kind, slug }) as Parameters<typeof shownAt>[1][number];

it("leads each step to what guests see of it", () => {
  const pages = [page("free", "about"), page("terms", "terms"), page("cancellation", "cancelling")];
  expect(shownAt("policies", pages)).toEqual({ path: "/info/cancelling", id: null });
  expect(shownAt("policies", [])).toEqual({ path: "/", id: null });
  expect(shownAt("boats", pages)).toEqual({ path: "/", id: "facts" });
  expect(shownAt("resort", pages)).toEqual({ path: "/", id: null });
  expect(shownAt(null, pages)).toEqual({ path: "/", id: null });
});
