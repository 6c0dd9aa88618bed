import { originOf } from "@pulau/domain/site/origin.ts";
import { z } from "zod";

const Origin = z
  .string()
  .trim()
  .max(200, { error: "tooLong" })
  .transform((text) => originOf(text) ?? text)
  .refine((text) => text === "" || originOf(text) === text, { error: "origin" });

/** Which other websites may show the booking widget. */
export const Widget = z.object({
  origins: z
    .array(Origin)
    .max(20, { error: "tooMany" })
    .transform((origins) => [...new Set(origins)].filter(Boolean))
    .default([])
    .meta({ example: ["https://www.telukbiru.example"] }),
});
