import { randomUUID } from "node:crypto";
import type { InvitationId, PersonId, StaffId } from "@pulau/domain/ids.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { staffInvitation, staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { keptLink, linkToken } from "../../../plugins/link-token.ts";
import { staffLinkOf, staffLinkPages } from "../../../plugins/staff-link.ts";

/** Mails the link by which a member of staff chooses a password; those sent earlier stop working. */
export async function mailStaffLink(tx: Tx, secret: string, staffId: StaffId): Promise<void> {
  const { id } = await makeLink(tx, secret, staffId);
  await enqueue(tx, "send-mail", { template: "join-staff", invitationId: id });
}

/** The same link for who hands it over themselves: its path and query. */
export async function makeStaffLink(tx: Tx, secret: string, staffId: StaffId): Promise<string> {
  const { id, kind } = await makeLink(tx, secret, staffId);
  return `${staffLinkPages[kind]}?${new URLSearchParams({ token: linkToken(secret, kind, { id }) })}`;
}

async function makeLink(tx: Tx, secret: string, staffId: StaffId) {
  await endStaffLinks(tx, staffId);
  const [person] = await tx
    .select({ joinedAt: staffUser.joinedAt })
    .from(staffUser)
    .where(eq(staffUser.id, staffId));
  if (!person) throw new Error(`no member of staff ${staffId}`);
  const kind = staffLinkOf(person);
  const id: InvitationId = randomUUID();
  await tx.insert(staffInvitation).values({ id, staffId, ...keptLink(secret, kind, id) });
  return { id, kind };
}

/** Makes a person's unused links to a password worthless. */
export async function endStaffLinks(tx: Tx, personId: PersonId): Promise<void> {
  await tx
    .update(staffInvitation)
    .set({ endedAt: sql`pulau_now()` })
    .where(and(sql`${staffInvitation.staffId} = ${personId}`, isNull(staffInvitation.endedAt)));
}

/**
 * Mails such a link to who asks for it at sign-in, if an active member of staff has this address; nobody learns whether
 * one has. `spare`: somebody asks for more mails than anybody needs. Then none goes out while the last one's link is good
 * for half an hour more.
 */
export async function sendStaffLink(
  tx: Tx,
  secret: string,
  { email, spare }: { email: string; spare: boolean },
): Promise<void> {
  const [found] = await tx
    .select({ id: staffUser.id })
    .from(staffUser)
    .where(and(eq(staffUser.email, email), eq(staffUser.status, "active")))
    .for("update");
  if (!found || (spare && (await hasFreshLink(tx, found.id)))) return;
  await mailStaffLink(tx, secret, found.id);
}

async function hasFreshLink(tx: Tx, staffId: StaffId): Promise<boolean> {
  const fresh = await tx
    .select({ id: staffInvitation.id })
    .from(staffInvitation)
    .where(
      and(
        eq(staffInvitation.staffId, staffId),
        isNull(staffInvitation.endedAt),
        sql`${staffInvitation.expiresAt} > pulau_now() + interval '30 minutes'`,
      ),
    );
  return fresh.length > 0;
}
