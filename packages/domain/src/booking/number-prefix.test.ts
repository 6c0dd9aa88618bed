import { expect, it } from "vitest";
import { prefixOfName } from "./number-prefix.ts";

it.each([
  ["Teluk Biru", "TB"],
  ["Teluk Hijau Resort", "THR"],
  ["The Sunny Side of Life Resort", "TSSO"],
  ["Kapas", "KA"],
  ["d’Coconut Lagoon", "DL"],
  ["Île Éléphant", "IE"],
  ["88 Bay & Spa", "BS"],
  ["A 度假村", null],
  ["碧湾岛度假村", null],
  ["", null],
])("makes of %s the letters %s", (name, letters) => {
  expect(prefixOfName(name)).toBe(letters);
});
