import type { MemberId } from "@pulau/domain/ids.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { mailLink } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import { sendLink } from "./mail-links.ts";

/**
 * Mails a link to a new password, if an active member has this address; nobody learns whether one has. `spare`: somebody
 * asks for more mails than anybody needs. Then none goes out while the last one's link is good for half an hour more, so
 * that the mailbox is not flooded and its owner still has a link that works.
 */
export async function sendResetLink(
  tx: Tx,
  secret: string,
  { email, spare }: { email: string; spare: boolean },
): Promise<void> {
  const [found] = await tx
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.email, email), eq(member.status, "active")));
  if (!found || (spare && (await hasFreshLink(tx, found.id)))) return;
  await sendLink(tx, secret, { purpose: "resetPassword", memberId: found.id });
}

async function hasFreshLink(tx: Tx, memberId: MemberId): Promise<boolean> {
  const fresh = await tx
    .select({ id: mailLink.id })
    .from(mailLink)
    .where(
      and(
        eq(mailLink.memberId, memberId),
        eq(mailLink.purpose, "resetPassword"),
        isNull(mailLink.usedAt),
        sql`${mailLink.expiresAt} > pulau_now() + interval '30 minutes'`,
      ),
    );
  return fresh.length > 0;
}
