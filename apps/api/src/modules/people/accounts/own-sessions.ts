import type { OpenSession } from "@pulau/contract/sessions.ts";
import { deviceOf } from "@pulau/domain/access/device.ts";
import type { SessionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, isNull, ne, sql } from "../../../db/orm.ts";
import { session } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Owner } from "./person-of.ts";

const isOpen = ({ side, personId }: Omit<Owner, "sessionId">) =>
  and(
    eq(session.side, side),
    eq(session.personId, personId),
    isNull(session.endedAt),
    sql`${session.expiresAt} > pulau_now()`,
  );

/** Enough of a network's mark to tell two apart. */
const markLength = 8;

/** Where a person is signed in, the latest used first. */
export async function listSessions(db: Db, owner: Owner): Promise<OpenSession[]> {
  const found = await db.select().from(session).where(isOpen(owner)).orderBy(desc(session.rotatedAt));
  return found.map((row) => ({
    _id: row.id,
    ...deviceOf(row.userAgent),
    network: row.network.slice(0, markLength),
    signedInAt: row.createdAt.toISOString(),
    usedAt: row.rotatedAt.toISOString(),
    endsAt: row.expiresAt.toISOString(),
    here: row.id === owner.sessionId,
  }));
}

/** Ends one of a person's own sessions; false when they have none such. */
export async function endOwnSession(tx: Tx, owner: Owner, id: SessionId): Promise<boolean> {
  const ended = await tx
    .update(session)
    .set({ endedAt: sql`pulau_now()` })
    .where(and(isOpen(owner), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Ends a person's other sessions and tells how many there were. */
export async function endOtherSessions(tx: Tx, owner: Owner): Promise<number> {
  const ended = await tx
    .update(session)
    .set({ endedAt: sql`pulau_now()` })
    .where(and(isOpen(owner), ne(session.id, owner.sessionId)))
    .returning({ id: session.id });
  return ended.length;
}
