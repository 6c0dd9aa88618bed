import { z } from "zod";

/** Words of the resort in its three languages. */
export const Words = z.object({
  en: z.string().max(2_000, { error: "tooLong" }),
  my: z.string().max(2_000, { error: "tooLong" }),
  cn: z.string().max(2_000, { error: "tooLong" }),
});

/** A time of day, `15:00`. */
export const ClockTime = z
  .string({ error: "time" })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "time" })
  .meta({ example: "15:00" });

/** A whole number that a person types, both ends included. */
export const count = (least: number, most = 1_000_000) =>
  z
    .int({ error: ({ input }) => (input === undefined || input === null ? "required" : "number") })
    .min(least, { error: "tooSmall" })
    .max(most, { error: "tooLarge" });

/** A share in basis points, up to the whole. */
export const share = () =>
  z.int({ error: "percent" }).min(0, { error: "percent" }).max(10_000, { error: "percent" });

/** Several whole numbers, such as the days on which somebody is reminded. */
export const counts = (number: ReturnType<typeof count>, most: number) =>
  z.array(number, { error: "numbers" }).max(most, { error: "tooManyNumbers" });

/** Text that may be left empty: then it is null. */
export const optional = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: "tooLong" })
    .nullable()
    .transform((text) => text || null)
    .default(null);

/** An address of the web that may be left empty. */
export const optionalUrl = () =>
  z
    .string()
    .trim()
    .max(500, { error: "tooLong" })
    .nullable()
    .transform((text) => text || null)
    .refine((text) => text === null || /^https?:$/.test(URL.parse(text)?.protocol ?? ""), { error: "url" })
    .default(null);
