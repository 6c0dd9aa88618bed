import { describe, expect, it } from "vitest";
import { fillMissing, withoutCopies, withoutFilled } from "./missing-words.ts";

const written = {
  code: "LAGOON",
  name: { en: "Lagoon", my: "Lagun", cn: " " },
  includes: [
    { en: "Ferry", my: "Feri", cn: "渡轮" },
    { en: "Meals", my: "", cn: "" },
  ],
  pictures: [{ picture: "reef", alt: { en: "", my: "", cn: "" } }],
};

describe("missing translations", () => {
  it("read as English, and are told", () => {
    const { filled, missing } = fillMissing(written);
    expect(filled.name).toEqual({ en: "Lagoon", my: "Lagun", cn: "Lagoon" });
    expect(filled.includes[1]).toEqual({ en: "Meals", my: "Meals", cn: "Meals" });
    expect(missing).toEqual(["name.cn", "includes.1.my", "includes.1.cn"]);
  });

  it("come back empty, also where English was changed in between", () => {
    const { filled, missing } = fillMissing(written);
    const read = withoutFilled(filled, missing);
    expect(read).toEqual({ ...written, name: { ...written.name, cn: "" } });
  });

  it("leave a text alone that nobody has written in any language", () => {
    expect(fillMissing(written).filled.pictures).toEqual(written.pictures);
  });

  it("are empty in a form where they only repeat the English text", () => {
    const { filled } = fillMissing(written);
    expect(withoutCopies(filled)).toEqual({ ...written, name: { ...written.name, cn: "" } });
    expect(fillMissing(withoutCopies(filled)).filled).toEqual(filled);
  });
});
