import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Colour, contrast, isColour, readability, readable, type Shades, shadesOf } from "./palette.ts";

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((whole): Colour => `#${whole.toString(16).padStart(6, "0")}`);

describe("the shades of a resort's colour", () => {
  it("can all be read, whatever the colour, by day and by night", () => {
    const isReadable = ({ fill, hover, on, soft, ink }: Shades, page: Colour) =>
      Math.min(
        contrast(on, fill),
        contrast(on, hover) + 0.6, // a pressed button may be a little nearer to its words
        contrast(ink, soft),
        contrast(ink, page),
        contrast(fill, page),
      ) >= readable;
    fc.assert(
      fc.property(colours, (colour) => {
        const { light, dark } = shadesOf(colour);
        return isReadable(light, "#ffffff") && isReadable(dark, "#0e1e2e");
      }),
    );
  });

  it("leave a colour that can be read as it is", () => {
    expect(shadesOf("#0b7777").light).toMatchObject({ fill: "#0b7777", on: "#ffffff" });
  });

  it("say how well the colour itself can be read", () => {
    expect(readability("#ffffff").light).toBe(1);
    expect(readability("#000000").light).toBe(21);
    expect(["#0b7777", "#0B7777", "0b7777", "#fff", "red"].filter(isColour)).toEqual(["#0b7777"]);
  });
});
