import { z } from "zod";
import { Email } from "../fields.ts";
import { defineRoute } from "../route.ts";

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

export const mailStateRoute = defineRoute({
  method: "GET",
  path: "/admin/api/mail/state",
  scope: "staff",
  permission: ["users", "read"],
  tag: "Resort",
  summary: "Whether e-mails reach anybody: without a mail server, invitations don't",
  /** Those of a demo are read in its own mailbox. */
  reply: z.object({ sends: z.boolean() }),
});

export const testMailRoute = defineRoute({
  method: "POST",
  path: "/admin/api/mail/test",
  scope: "staff",
  permission: ["settings", "write"],
  tag: "Resort",
  summary: "Send a test message at once and return the mail server's answer",
  body: z.object({ to: Email }),
  /** `folder`: there is no mail server, the message lies under the data folder. */
  reply: z.object({ by: z.enum(["server", "folder"]) }),
  failures: ["MAIL_REFUSED", "MAIL_UNREACHABLE", "TOO_MANY_REQUESTS"],
});
