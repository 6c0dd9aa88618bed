import { type Act, may, type Resource } from "@pulau/domain/access/permissions.ts";
import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import { describe, expect, it } from "vitest";
import { mayOpen } from "../../business/page-rights.ts";
import { menuPagesOf, staffMenuOf } from "../../business/staff-menu.ts";
import { languages } from "../../i18n/language.ts";
import { staffFramedRoutes } from "./routes.ts";

const pages = menuPagesOf(staffFramedRoutes);
const all = () => true;
const placesOf = (open: boolean | null) =>
  staffMenuOf(pages, all, open).map(({ id, items }) => [id, items.map(({ to }) => to)] as const);

it("has every page that declares itself, each once, at a place of its own", () => {
  expect(pages.length).toBeGreaterThan(40);
  const shown = placesOf(true).flatMap(([, addresses]) => addresses);
  expect(shown.toSorted()).toEqual(pages.map(({ to }) => to).toSorted());
  expect(new Set(pages.map(({ section, at }) => `${section} ${at}`)).size).toBe(pages.length);
});

it.each(pages.map((page) => [page.to, page] as const))(
  "%s has a name in each language, and a call that says who may open it",
  (_, page) => {
    expect(languages.filter((language) => page.name[language].trim() === "")).toEqual([]);
    expect(page.rights.length).toBeGreaterThan(0);
    expect(page.rights.filter(({ permission }) => permission === undefined)).toEqual([]);
  },
);

it("leads through setting up first until the resort is open, then among the settings", () => {
  const where = (open: boolean | null) =>
    placesOf(open).flatMap(([id, addresses]) =>
      addresses.includes("/staff/setting-up") ? [id, addresses[0]] : [],
    );
  expect(where(false)).toEqual(["desk", "/staff/setting-up"]);
  expect(where(true)).toEqual(["settings", "/staff/setting-up"]);
  expect(where(null)).toEqual([]);
});

describe.each(sampleRoles)("the menu of $name", ({ permissions }) => {
  it("has exactly the pages that the role may open", () => {
    const has = (resource: Resource, act: Act) => may(permissions, resource, act);
    const shown = staffMenuOf(pages, has, true).flatMap(({ items }) => items.map(({ to }) => to));
    const able = pages.map(({ to }) => to).filter((to) => mayOpen(pages, to, has));
    expect(shown.toSorted()).toEqual(able.toSorted());
    expect(shown.length).toBeLessThanOrEqual(pages.length);
  });
});
