import type { PersonId, SessionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, notInArray, sql } from "../../../db/orm.ts";
import { session } from "../../../db/schema/sign-in.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Side } from "../../../plugins/session.ts";

const ended = { endedAt: sql`pulau_now()` };

/** Ends one session of a side and tells whose it was; null when it had ended before. */
export async function endSession(db: Db | Tx, side: Side, sessionId: SessionId): Promise<PersonId | null> {
  const [found] = await db
    .update(session)
    .set(ended)
    .where(and(eq(session.id, sessionId), eq(session.side, side), isNull(session.endedAt)))
    .returning({ personId: session.personId });
  return found?.personId ?? null;
}

/** Ends a person's sessions, all but those of `keep`. */
export async function endSessionsOf(
  tx: Tx,
  side: Side,
  personId: PersonId,
  keep: readonly SessionId[] = [],
): Promise<void> {
  await tx
    .update(session)
    .set(ended)
    .where(
      and(
        eq(session.personId, personId),
        eq(session.side, side),
        isNull(session.endedAt),
        keep.length === 0 ? undefined : notInArray(session.id, [...keep]),
      ),
    );
}
