import { z } from "zod";

/** A variable of the environment that is 1 or 0. */
export const flag = z
  .enum(["0", "1", "false", "true"], { error: "must be 1 or 0" })
  .transform((text) => text === "1" || text === "true")
  .default(false);

/** An address of a server that stands in for the provider's. */
export const address = z
  .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
  .optional();
