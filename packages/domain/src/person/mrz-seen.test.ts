import { describe, expect, it } from "vitest";
import { mrzFaultOf } from "./mrz.ts";
import { mendMrz, mrzSizes } from "./mrz-seen.ts";

/** The specimens of ICAO Doc 9303, parts 4 to 6. */
const papers = [
  ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
  ["I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<", "D231458907UTO7408122F1204159<<<<<<<6"],
  ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6", "ERIKSSON<<ANNA<MARIA<<<<<<<<<<"],
];

describe.each(papers.map((lines, i) => ({ lines, size: mrzSizes[i] })))(
  "lines of $size.length",
  ({ lines, size }) => {
    const text = lines.join("\n");
    it("are left alone where they fit", () => {
      expect(lines.map(({ length }) => length)).toEqual(
        Array.from({ length: size?.lines ?? 0 }, () => size?.length),
      );
      expect(mendMrz(lines)).toBe(text);
    });

    it("are mended where a letter was taken for a digit, and a digit for a letter", () => {
      const seen = lines.map((line) =>
        line
          .replace("UTO", "UT0")
          .replace("ERIKSSON", "ER1K550N")
          .replace("7408122", "74O8122".replace("1", "I"))
          .replace("1204159", "I2O41S9"),
      );
      expect(seen.join("\n")).not.toBe(text);
      expect(mendMrz(seen)).toBe(text);
    });

    it("stay as they were seen in the number, where both can stand", () => {
      const seen = lines.map((line) =>
        line.replace("L898902C3", "L8989O2C3").replace("D23145890", "D2314589O"),
      );
      expect(mendMrz(seen)).toBe(seen.join("\n"));
      expect(mrzFaultOf(mendMrz(seen))).toBe("number");
    });
  },
);

it("is no help with what is no such text", () => {
  expect(mendMrz([])).toBe("");
  expect(mendMrz(["HELLO"])).toBe("HELLO");
});
