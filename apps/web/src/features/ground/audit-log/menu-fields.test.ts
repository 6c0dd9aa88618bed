import { expect, it } from "vitest";
import { shownFields } from "./shown-fields.ts";

const link = (id: string, hidden = false) => ({
  id,
  type: "external-link",
  name: { en: "Dive" },
  hidden,
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
