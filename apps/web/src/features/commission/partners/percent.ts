import { z } from "zod";

/** `1250` basis points as `12.5%`. */
export const percentText = (share: number): string => `${share / 100}%`;

/** What a form shows of basis points: `12.5`. */
export const percentOf = (share: number | null): string => (share === null ? "" : String(share / 100));

/** A share as people write it, in percent with two decimals at most; basis points come out. */
export const Percent = z
  .string()
  .trim()
  .regex(/^\d{1,3}([.,]\d{1,2})?$/, { error: "percent" })
  .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100))
  .pipe(z.int().max(10_000, { error: "percent" }));
/** The same where nothing is written: null. */
export const PercentOrNone = z.union([z.literal("").transform(() => null), Percent], { error: "percent" });

/** Ringgit as people write them; sen come out. */
export const Ringgit = z
  .string()
  .trim()
  .regex(/^\d{1,5}([.,]\d{1,2})?$/, { error: "ringgit" })
  .transform((typed) => Math.round(Number(typed.replace(",", ".")) * 100))
  .pipe(z.int().max(1_000_000, { error: "tooLarge" }));
