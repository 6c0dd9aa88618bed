import { pictures } from "@pulau/domain/catalogue/pictures.ts";
import { z } from "zod";

/** A picture's name: a page that asked for another would show none. Its type is text, as a form or a table has it. */
export const PictureField: z.ZodType<string, string> = z
  .enum(pictures, { error: ({ input }) => (input ? "invalid" : "required") })
  .meta({ description: "one of the web's pictures" });
