import { settingGroupNames } from "@pulau/contract/settings/groups.ts";
import { expect, it } from "vitest";
import { seenAt } from "./seen-at.ts";

const page = (kind: string, slug: string) => ({ kind, slug }) as Parameters<typeof seenAt>[1][number];

it("shows beside each group where guests read it, and nothing beside what they never see", () => {
  const pages = [page("free", "about"), page("cancellation", "cancelling")];
  expect(seenAt("policies", pages)).toEqual({ path: "/info/cancelling", id: null });
  expect(seenAt("policies", [])).toBeNull();
  expect(seenAt("times", pages)).toEqual({ path: "/", id: "facts" });
  const unseen = settingGroupNames.filter((group) => seenAt(group, pages) === null);
  expect(unseen).toEqual(["limits", "groups", "bankTransfer", "numbers", "taxPayer", "mail"]);
});
