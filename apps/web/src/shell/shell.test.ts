import { isFor, mayUse } from "@pulau/domain/access/audience.ts";
import { describe, expect, it } from "vitest";
import { attributesOf, firstLook, settled, takesNavbarColor } from "./look.ts";
import { itemAt } from "./menu-items.ts";

describe("the look", () => {
  const vertical = { ...firstLook.portal, layout: "vertical" } as const;

  it("falls back where the horizontal layout offers no semi-dark mode and no hidden navbar", () => {
    const look = settled({ ...vertical, layout: "horizontal", mode: "semi-dark", navbarType: "hidden" });
    expect(look).toMatchObject({ mode: "light", navbarType: "sticky" });
  });

  it("colours the navbar in the vertical layout only, and no static one", () => {
    expect(takesNavbarColor(vertical)).toBe(true);
    expect(takesNavbarColor({ ...vertical, navbarType: "static" })).toBe(false);
    expect(takesNavbarColor(firstLook.portal)).toBe(false);
  });

  it("keeps the page light in the semi-dark mode", () =>
    expect(attributesOf({ ...vertical, mode: "semi-dark" })).toMatchObject({
      "data-theme": "light",
      "data-mode": "semi-dark",
    }));

  it("turns the direction round", () => expect(attributesOf({ ...vertical, rtl: true }).dir).toBe("rtl"));
});

describe("the menu", () => {
  const items = [
    { to: "/" },
    { to: "/booking/listing", permissions: ["admin", "editor"] },
    { to: "/credits" },
  ];

  it.each([
    ["/", "/"],
    ["/booking/listing", "/booking/listing"],
    ["/booking/listing/7", "/booking/listing"],
    ["/booking", undefined],
    ["/credits-old", undefined],
  ])("finds the item of %s", (path, to) => expect(itemAt(items, path)?.to).toBe(to));

  it("lets in whom the list names, and everyone without a list", () => {
    expect(mayUse({ permissions: ["admin"] }, "viewer")).toBe(false);
    expect(mayUse({ permissions: ["admin"] }, "admin")).toBe(true);
    expect(mayUse({}, "viewer")).toBe(true);
  });

  it("shows what is for some kinds of account to those alone", () => {
    const agencies = { kinds: ["agency"] };
    expect([isFor(agencies, "agency"), isFor(agencies, "guest"), isFor(agencies, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([isFor({}, "guest"), isFor({}, undefined)]).toEqual([true, true]);
  });
});
