import type { Content } from "pdfmake/interfaces.js";
import { written } from "./fonts.ts";
import { inks, sizes } from "./style.ts";

type Head = {
  readonly title: string;
  /** What stands below the title. */
  readonly below?: readonly Content[];
  readonly number: string;
  /** What stands below the number: when it was made, and by whom. */
  readonly beside?: readonly string[];
};

/** What a paper is, and at the far side its number. */
export const paperHead = ({ title, below = [], number, beside = [] }: Head): Content => ({
  margin: [0, 12, 0, 6],
  columns: [
    {
      width: "*",
      stack: [{ text: written(title), font: "display", fontSize: 26, lineHeight: 1 }, ...below],
    },
    {
      width: "auto",
      alignment: "right",
      stack: [
        { text: written(number), bold: true, fontSize: sizes.large },
        ...beside.map((text) => ({ text: written(text), color: inks.soft })),
      ],
    },
  ],
});

/** A small line below a title. */
export const belowTitle = (text: string): Content => ({
  text: written(text),
  color: inks.soft,
  fontSize: sizes.small,
});
