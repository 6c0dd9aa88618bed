import { z } from "zod";

/** From whom the resort's mails come; null leaves it to the deployment. */
export const Mail = z.object({
  senderName: z
    .string()
    .trim()
    .max(80, { error: "tooLong" })
    .refine((name) => !/[<>"\r\n]/.test(name), { error: "invalid" })
    .nullable()
    .transform((name) => name || null)
    .default(null),
  senderAddress: z
    .string()
    .trim()
    .max(254, { error: "tooLong" })
    .nullable()
    .transform((address) => address || null)
    .refine((address) => address === null || z.email().safeParse(address).success, { error: "email" })
    .default(null),
});
