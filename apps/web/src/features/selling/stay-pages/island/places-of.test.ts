import { expect, it } from "vitest";
import { placesOf } from "./places-of.ts";

const words = (en: string) => ({ en, my: "", cn: "" });
const place = (kind: "reef" | "jetty", en: string) => ({
  kind,
  name: words(en),
  text: words(""),
  x: 1,
  y: 2,
});

it("reads where one lands first, then where one sleeps, also what is not on the map", () => {
  const buildings = [{ _id: "b", name: "Garden Court", x: null, y: null, roomTypes: [] }];
  const found = placesOf({ places: [place("reef", "House reef"), place("jetty", "Jetty")], buildings });
  expect(found.map(({ name, at }) => [name.en, at])).toEqual([
    ["Jetty", { x: 1, y: 2 }],
    ["Garden Court", null],
    ["House reef", { x: 1, y: 2 }],
  ]);
  expect(new Set(found.map(({ key }) => key)).size).toBe(3);
});
