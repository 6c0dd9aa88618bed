import { pictures } from "@pulau/domain/catalogue/pictures.ts";
import { isColour } from "@pulau/domain/look/palette.ts";
import { z } from "zod";
import { Words } from "./parts.ts";

/** A picture that the resort has sent, by its file, or one of the drawings by its name. */
export const ResortPicture = z.union([z.enum(pictures), z.uuid()], { error: "required" });

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .refine(isColour, { error: "colour" })
  .nullable()
  .default(null)
  .meta({ example: "#0b7777" });

/** The resort's mark and colours; null stands for Pulau's own. */
export const Look = z.object({
  /** A file that staff have sent. */
  logo: z.uuid().nullable().default(null),
  primary: Colour,
  accent: Colour,
});

/** What guests see first. A line break in the headline is where its second line begins. */
export const FirstPage = z.object({
  picture: ResortPicture.default("island-dawn"),
  headline: Words.default({
    en: "Here, the tide\nkeeps the time.",
    my: "Di sini, masa\nikut pasang surut.",
    cn: "在这里，\n潮汐就是时钟。",
  }),
  text: Words.default({
    en: "Room, meals, boat and reef trips in one price. The total you see first is the total you pay.",
    my: "Bilik, hidangan, bot dan lawatan terumbu dalam satu harga. Jumlah pertama yang anda lihat ialah jumlah yang dibayar.",
    cn: "客房、餐食、船票、浮潜，一价全含。您看到的总价就是最终价格。",
  }),
});
