import { randomUUID } from "node:crypto";
import type { MemberId, PersonId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { mailLink } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { isOpenedBy, keptLink } from "../../../plugins/link-token.ts";
import { endStaffLinks } from "./staff-links.ts";

export type LinkPurpose = (typeof mailLink.$inferSelect)["purpose"];

const templates = {
  verifyEmail: "verify-email",
  resetPassword: "reset-password",
  joinAccount: "join-account",
} as const;

/** Queues a mail with a link for one member. Links sent earlier for the same purpose stop working. */
export async function sendLink(
  tx: Tx,
  secret: string,
  link: { purpose: LinkPurpose; memberId: MemberId },
): Promise<void> {
  await dropLinks(tx, link);
  const id = randomUUID();
  await tx.insert(mailLink).values({ ...link, id, ...keptLink(secret, link.purpose, id) });
  await enqueue(tx, "send-mail", { template: templates[link.purpose], linkId: id });
}

/** Makes a member's unused links of one purpose worthless. */
export async function dropLinks(tx: Tx, link: { purpose: LinkPurpose; memberId: MemberId }): Promise<void> {
  await tx
    .update(mailLink)
    .set({ usedAt: sql`pulau_now()` })
    .where(
      and(eq(mailLink.memberId, link.memberId), eq(mailLink.purpose, link.purpose), isNull(mailLink.usedAt)),
    );
}

/** Makes every unused link of a person worthless, of a guest or of staff: their mailbox is another one now. */
export async function dropLinksOf(tx: Tx, personId: PersonId): Promise<void> {
  await tx
    .update(mailLink)
    .set({ usedAt: sql`pulau_now()` })
    .where(and(sql`${mailLink.memberId} = ${personId}`, isNull(mailLink.usedAt)));
  await endStaffLinks(tx, personId);
}

/** The member whose link this is, while it can still be used. */
export async function findLink(db: Db, purpose: LinkPurpose, token: string): Promise<MemberId | null> {
  const [found] = await db
    .select({ memberId: mailLink.memberId })
    .from(mailLink)
    .where(isUsable(purpose, token));
  return found?.memberId ?? null;
}

/** Uses a link up: of two callers with the same link one gets its member, the other null. */
export async function useLink(tx: Tx, purpose: LinkPurpose, token: string): Promise<MemberId | null> {
  const [used] = await tx
    .update(mailLink)
    .set({ usedAt: sql`pulau_now()` })
    .where(isUsable(purpose, token))
    .returning({ memberId: mailLink.memberId });
  return used?.memberId ?? null;
}

const isUsable = (purpose: LinkPurpose, token: string) =>
  and(isOpenedBy({ ...mailLink, endedAt: mailLink.usedAt }, token), eq(mailLink.purpose, purpose));
