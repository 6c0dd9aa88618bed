import { describe, expect, it } from "vitest";
import { menuPagesOf } from "../../business/staff-menu.ts";
import { type Place, placeFinder } from "../../features/desk/front-desk/search/find-places.ts";
import type { MenuSection } from "../../shell/menu-items.ts";
import { bringPlaces } from "./places.ts";
import { staffFramedRoutes } from "./routes.ts";

const icon = () => null;
const menu = [
  {
    id: "travel",
    title: "Boats and transfers",
    items: [{ id: "/staff/boats", title: "Boats", icon, to: "/staff/boats" }],
  },
] as unknown as MenuSection[];
const pages = menuPagesOf(staffFramedRoutes);

const everything = await bringPlaces({ pages, menu, may: () => true, language: "en" });
const addresses = (places: readonly Place[], typed: string) => placeFinder(places)(typed).map(({ to }) => to);

describe("what the bar's search finds of pages and settings", () => {
  it.each([
    ["boats", "/staff/boats"],
    ["bot", "/staff/boats"],
    ["船只", "/staff/boats"],
    ["deposit", "/staff/settings/policies"],
    ["akaun bank", "/staff/settings/resort"],
    ["取消", "/staff/settings/policies"],
    ["SWIFT", "/staff/settings/resort"],
    ["export", "/staff/settings/catalogue"],
  ])("leads by %s to %s", (typed, to) => {
    expect(addresses(everything, typed)).toContain(to);
  });

  it("leads to the very field, and says it as the field does", () => {
    const find = placeFinder(everything);
    expect(find("fax")[0]).toMatchObject({ to: "/staff/settings/resort", hash: "fax" });
    expect(find("balance is due").map(({ hash, title }) => [hash, title])).toContainEqual([
      "deposit.balanceDaysBefore",
      "The balance is due … days before check-in.",
    ]);
    expect(find("cancellation")).toContainEqual(expect.objectContaining({ hash: "section-cancellation" }));
  });

  it("is what the menu shows, and no setting for who may not read them", async () => {
    const places = await bringPlaces({ pages, menu, may: () => false, language: "cn" });
    expect(places.map(({ to }) => to)).toEqual(["/staff/boats"]);
  });

  it("speaks the language of who searches", async () => {
    const places = await bringPlaces({ pages, menu: [], may: () => true, language: "my" });
    expect(placeFinder(places)("deposit").map(({ title }) => title)).toContain("Deposit dan pembatalan");
  });
});
