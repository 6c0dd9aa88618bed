import { z } from "zod";

/** What guests think of a package or a room type; null below three published reviews. */
export const ScoreField = z
  .object({
    score: z.number().meta({ example: 4.7, description: "stars, to one decimal" }),
    count: z.int().meta({ example: 23, description: "published reviews" }),
  })
  .nullable();
