import { settingGroupNames } from "@pulau/contract/settings/groups.ts";
import { describe, expect, it } from "vitest";
import { stepPages } from "../../features/desk/setup/step-pages.ts";
import { staffFramedRoutes } from "./routes.ts";

/** Addresses of staff's pages; a part that is chosen stands as it is named. */
const addresses = staffFramedRoutes.map(({ options }) => (options as { path?: string }).path ?? "");
const isPage = (to: string): boolean =>
  addresses.includes(to) || settingGroupNames.some((group) => to === `/staff/settings/${group}`);

describe("the steps of setting up", () => {
  it.each(Object.entries(stepPages))("lead to pages that are there: %s", (_, pages) => {
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.map(({ to }) => to).filter((to) => !isPage(to))).toEqual([]);
  });

  it("are told from addresses that nothing answers", () => {
    expect([isPage("/staff/nowhere"), isPage("/staff/settings/nothing")]).toEqual([false, false]);
  });
});
