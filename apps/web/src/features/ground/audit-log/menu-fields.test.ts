import { expect, it } from "vitest";
import { shownFields } from "./shown-fields.ts";

const link = (id: string, hidden = false) => ({
  id,
  type: "external-link",
  name: { en: "Dive" },
  hidden,
});

it("tells how a heading opens", () => {
  const heading = (type: string) => ({ id: "account", type, name: null, hidden: false });
  const menu = (type: string) => ({ menu: { entries: [heading(type), link("a")] } });
  expect(shownFields({ before: menu("groupHeader"), after: menu("collapse"), facts: {} })).toEqual([
    { name: "menu.entries.account.opens", is: "collapse", change: { was: "groupHeader" } },
  ]);
});

it("tells two entries of one name apart, wherever they stand", () => {
  const before = { menu: { entries: [link("a"), link("b")] } };
  const after = { menu: { entries: [link("b", true), link("a")] } };
  expect(shownFields({ before, after, facts: {} })).toEqual([
    { name: "menu.entries.Dive 2.hidden", is: true, change: { was: false } },
    {
      name: "menu.entries.position",
      is: ["Dive 2", "Dive 1"],
      change: { was: ["Dive 1", "Dive 2"] },
    },
  ]);
});
