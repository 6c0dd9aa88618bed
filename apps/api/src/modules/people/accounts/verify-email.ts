import type { MemberId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { eq, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import type { Tx } from "../../../db/tx.ts";
import { sendLink, useLink } from "./mail-links.ts";

/** Who opens the link has the mailbox: the member's address is verified. */
export async function verifyEmail(tx: Tx, token: string): Promise<Result<{ done: true }, "LINK_INVALID">> {
  const memberId = await useLink(tx, "verifyEmail", token);
  if (memberId === null) return refuse("LINK_INVALID");
  await tx
    .update(member)
    .set({ emailVerifiedAt: sql`coalesce(${member.emailVerifiedAt}, pulau_now())` })
    .where(eq(member.id, memberId));
  return ok({ done: true });
}

/** Sends the verification mail again, unless the address is verified already. */
export async function resendVerification(tx: Tx, secret: string, memberId: MemberId): Promise<void> {
  const [found] = await tx
    .select({ verifiedAt: member.emailVerifiedAt })
    .from(member)
    .where(eq(member.id, memberId));
  if (found?.verifiedAt === null) await sendLink(tx, secret, { purpose: "verifyEmail", memberId });
}
