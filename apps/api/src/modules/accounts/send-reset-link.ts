import { and, eq } from "drizzle-orm";
import { member } from "../../db/schema/accounts.ts";
import type { Tx } from "../../db/tx.ts";
import { sendLink } from "./mail-links.ts";

/** Mails a link to a new password, if an active member has this address; nobody learns whether one has. */
export async function sendResetLink(tx: Tx, secret: string, email: string): Promise<void> {
  const [found] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.email, email), eq(member.status, "active")));
  if (found) await sendLink(tx, secret, { purpose: "resetPassword", memberId: found.id });
}
