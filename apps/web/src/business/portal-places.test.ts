import { settingGroupNames } from "@pulau/contract/settings/groups.ts";
import { expect, it } from "vitest";
import { placeOfSettings, placeOfStep } from "./portal-places.ts";

const page = (kind: string, slug: string) => ({ kind, slug }) as Parameters<typeof placeOfStep>[1][number];

it("leads each step of the setup to what guests see of it", () => {
  const pages = [page("free", "about"), page("terms", "terms"), page("cancellation", "cancelling")];
  expect(placeOfStep("policies", pages)).toEqual({ path: "/info/cancelling", id: null });
  expect(placeOfStep("policies", [])).toEqual({ path: "/booking/sample/price", id: null });
  expect(placeOfStep("boats", pages)).toEqual({ path: "/booking/sample/transport", id: null });
  expect(placeOfStep("payment", pages)).toEqual({ path: "/booking/sample/payment", id: null });
  expect(placeOfStep("guests", pages)).toEqual({ path: "/", id: "search" });
  expect(placeOfStep("resort", pages)).toEqual({ path: "/", id: null });
  expect(placeOfStep(null, pages)).toEqual({ path: "/", id: null });
});

it("shows beside each group of settings where guests read it, and nothing beside what they never see", () => {
  const pages = [page("free", "about"), page("cancellation", "cancelling")];
  expect(placeOfSettings("policies", pages)).toEqual({ path: "/info/cancelling", id: null });
  expect(placeOfSettings("policies", [])).toEqual({ path: "/booking/sample/price", id: null });
  expect(placeOfSettings("resort", pages)).toEqual({ path: "/", id: null });
  expect(placeOfSettings("times", pages)).toEqual({ path: "/", id: "facts" });
  expect(placeOfSettings("resort", pages, "bank")).toEqual({ path: "/booking/sample/payment", id: null });
  const unseen = settingGroupNames.filter((group) => placeOfSettings(group, pages) === null);
  expect(unseen).toEqual(["limits", "groups", "bankTransfer", "numbers", "taxPayer", "mail", "widget"]);
});
