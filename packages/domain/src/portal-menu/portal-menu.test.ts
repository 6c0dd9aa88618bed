import { describe, expect, it } from "vitest";
import { canHide, completeMenu, type MenuEntry, shownMenu, usualMenu } from "./portal-menu.ts";

const words = (en: string) => ({ en, my: "", cn: "" });
const page = (slug: string, ...earlier: string[]) => ({ slug, earlier, title: words(slug) });
const item = (id: "redeem" | "profile" | "newBooking", hidden = false): MenuEntry => ({
  type: "item",
  id,
  hidden,
});
const link: MenuEntry = {
  type: "external-link",
  id: "dive",
  name: words("Diving"),
  to: "https://dive.example.com",
  hidden: false,
};
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

describe("the portal's menu", () => {
  it("is the usual one where nobody has changed it", () => {
    expect(completeMenu([], [])).toEqual(usualMenu);
    expect(completeMenu(usualMenu, [])).toEqual(usualMenu);
  });

  it("keeps the order of staff, and puts what it lacks behind what it usually follows", () => {
    const kept = usualMenu.filter(({ id }) => id !== "redeem").toReversed();
    const ids = idsOf(completeMenu([link, ...kept], []));
    expect(ids.filter((id) => id !== "redeem")).toEqual(["dive", ...idsOf(kept)]);
    expect(ids[ids.indexOf("newPromotions") + 1]).toBe("redeem");
  });

  it("puts a new page behind the other pages, and follows one to its new address", () => {
    const kept: MenuEntry[] = [{ type: "page", id: "diving", hidden: false }, ...usualMenu];
    const ids = idsOf(completeMenu(kept, [page("diving-school", "diving"), page("terms")]));
    expect(ids[0]).toBe("diving-school");
    expect(ids.slice(-4)).toEqual(["pages", "terms", "island", "contact"]);
    expect(idsOf(completeMenu(usualMenu, [page("terms")])).slice(-4)).toEqual(
      "pages terms island contact".split(" "),
    );
  });

  it("keeps the place and the mark of a page that is taken off for a day, and shows guests nothing of it", () => {
    const first: MenuEntry = { type: "page", id: "storm", hidden: true };
    const second: MenuEntry = { type: "page", id: "diving", hidden: false };
    const meanwhile = completeMenu([first, second, ...usualMenu], []);
    expect(meanwhile).toEqual([first, second, ...usualMenu]);
    expect(idsOf(shownMenu(meanwhile, []))).not.toContain("page-diving");
    const again = [page("storm"), page("diving")];
    expect(completeMenu(meanwhile, again).slice(0, 2)).toEqual([first, second]);
    const shown = idsOf(shownMenu(meanwhile, again));
    expect(shown).not.toContain("page-storm");
    expect(shown).toContain("page-diving");
  });

  it("has a heading once, however it opens", () => {
    const folded: MenuEntry = { type: "collapse", id: "account", name: null, hidden: false };
    const complete = completeMenu([folded], []);
    expect(complete.filter(({ id }) => id === "account")).toEqual([folded]);
    const beside: MenuEntry = { type: "dropdown", id: "sea", name: words("Sea"), hidden: false };
    expect(shownMenu([beside, link, ...usualMenu], [])[0]).toEqual({
      type: "dropdown",
      id: "sea",
      title: words("Sea"),
      to: null,
    });
  });

  it("has nothing twice", () => {
    const ids = idsOf(completeMenu([item("redeem"), item("redeem", true)], []));
    expect(ids.filter((id) => id === "redeem")).toHaveLength(1);
  });
});

describe("what guests have of it", () => {
  it("leads to the portal's entries, to pages and to links", () => {
    const shown = shownMenu([link, ...usualMenu], [page("terms")]);
    expect(shown[0]).toEqual({ type: "groupHeader", id: "first", title: null, to: null });
    expect(shown[1]).toMatchObject({ type: "external-link", to: "https://dive.example.com" });
    expect(shown).toContainEqual({ type: "item", id: "redeem", title: null, to: "/my-promotions" });
    expect(shown.at(-3)).toMatchObject({ type: "item", title: { en: "terms" }, to: "/info/terms" });
    expect(shown.at(-1)).toEqual({ type: "item", id: "contact", title: null, to: "/contact" });
    expect(shownMenu(usualMenu, [])[0]).toMatchObject({ type: "groupHeader", id: "stay" });
  });

  it("lacks what is hidden, and never what guests need", () => {
    const kept = [item("redeem", true), item("profile", true), item("newBooking", true)];
    const ids = idsOf(shownMenu(kept, []));
    expect(ids).not.toContain("redeem");
    expect(ids).toEqual(expect.arrayContaining(["profile", "newBooking"]));
    expect([item("redeem"), item("profile"), link].map(canHide)).toEqual([true, false, true]);
  });
});
