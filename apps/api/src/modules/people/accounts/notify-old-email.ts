import { randomUUID } from "node:crypto";
import type { SessionId, StaffId } from "@pulau/domain/ids.ts";
import { sql } from "../../../db/orm.ts";
import { emailChange } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { hashOfToken } from "../../../plugins/token-hash.ts";
import { endSessionsOf } from "./end-session.ts";
import { dropEmailChanges } from "./request-email-change.ts";
import { endStaffLinks } from "./staff-links.ts";

type Moved = {
  readonly staffId: StaffId;
  readonly oldEmail: string;
  readonly newEmail: string;
  /** Of who changed it; it goes on when it is their own address. */
  readonly sessionId: SessionId;
};

/**
 * Tells the address that was, that a colleague has changed it, and signs its owner out: it was their name at sign-in.
 * What they asked for themselves meanwhile ends. The change stands beside those that were asked for, with a link that
 * nobody has.
 */
export async function notifyOldEmail(tx: Tx, { staffId, sessionId, ...emails }: Moved): Promise<void> {
  const owner = { side: "staff", personId: staffId } as const;
  await dropEmailChanges(tx, owner);
  await endStaffLinks(tx, staffId);
  const now = sql`pulau_now()`;
  const [kept] = await tx
    .insert(emailChange)
    .values({
      ...owner,
      ...emails,
      sessionId,
      tokenHash: hashOfToken(randomUUID()),
      askedAt: now,
      expiresAt: now,
      endedAt: now,
      confirmedAt: now,
    })
    .returning({ id: emailChange.id });
  if (!kept) throw new Error("no change of an address was kept");
  await enqueue(tx, "send-mail", { template: "email-changed", changeId: kept.id });
  await endSessionsOf(tx, "staff", staffId, [sessionId]);
}
