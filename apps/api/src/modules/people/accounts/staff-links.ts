import { randomUUID } from "node:crypto";
import type { StaffId } from "@pulau/domain/ids.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { staffInvitation } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { keptLink } from "../../../plugins/link-token.ts";

/** Mails the link by which a member of staff chooses a password; those sent earlier stop working. */
export async function inviteStaff(tx: Tx, secret: string, staffId: StaffId): Promise<void> {
  await endInvitations(tx, staffId);
  const id = randomUUID();
  await tx.insert(staffInvitation).values({ id, staffId, ...keptLink(secret, "joinStaff", id) });
  await enqueue(tx, "send-mail", { template: "join-staff", invitationId: id });
}

/** Makes a person's unused invitations worthless. */
export async function endInvitations(tx: Tx, staffId: StaffId): Promise<void> {
  await tx
    .update(staffInvitation)
    .set({ endedAt: sql`pulau_now()` })
    .where(and(eq(staffInvitation.staffId, staffId), isNull(staffInvitation.endedAt)));
}
