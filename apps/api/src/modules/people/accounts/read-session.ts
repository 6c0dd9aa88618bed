import type { SessionId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, eq, isNull, sql } from "../../../db/orm.ts";
import { account, member } from "../../../db/schema/accounts.ts";
import { session } from "../../../db/schema/sign-in.ts";
import type { MemberSession, ReadSession, Side, StaffSession } from "../../../plugins/session.ts";
import type { Settings } from "../../../settings.ts";
import { findActiveStaff, seenBy } from "./look-role.ts";
import { lacksSecondStep, type TwoStepPolicy } from "./second-step.ts";
import { type AccessClaims, audienceOf, readAccessToken, readGuestToken } from "./tokens/access-token.ts";
import { type SessionKeys, sessionKeysOf } from "./tokens/session-keys.ts";

/**
 * Who is calling. The token says only which session; role, rights and status are read at each call, so that a change
 * of them holds from the next call on.
 */
export function sessionReader(deps: {
  db: Db;
  settings: Pick<Settings, "secret"> & TwoStepPolicy;
}): ReadSession {
  const keys = sessionKeysOf(deps.settings.secret);
  return async (request, side) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (!token) return null;
    if (side === "portal" && audienceOf(token) === "guest") return anonymous(keys, token);
    if (side === "portal") return memberSession(deps.db, await readAccessToken(keys, side, token));
    return staffSession(deps, await readAccessToken(keys, side, token));
  };
}

async function anonymous(keys: SessionKeys, token: string) {
  const ownerId = await readGuestToken(keys, token);
  return ownerId ? ({ kind: "anonymous", ownerId } as const) : null;
}

async function memberSession(db: Db, claims: AccessClaims<"portal"> | null): Promise<MemberSession | null> {
  if (!claims) return null;
  const [found] = await db
    .select({ accountId: member.accountId, role: member.role, accountKind: account.kind })
    .from(session)
    .innerJoin(member, eq(member.id, session.personId))
    .innerJoin(account, eq(account.id, member.accountId))
    .where(and(isLive("portal", claims), eq(member.status, "active")));
  if (!found) return null;
  const { personId: memberId, sessionId } = claims;
  return { kind: "member", memberId, sessionId, ownerId: found.accountId, ...found };
}

async function staffSession(
  { db, settings }: { db: Db; settings: TwoStepPolicy },
  claims: AccessClaims<"staff"> | null,
): Promise<StaffSession | null> {
  if (!claims) return null;
  const found = await findActiveStaff(db, isLive("staff", claims));
  if (!found) return null;
  return {
    kind: "staff",
    staffId: claims.personId,
    sessionId: claims.sessionId,
    accessLevel: found.person.role,
    ...seenBy(found),
    name: found.person.name,
    handedOver: found.handedOver,
    twoStepUnset: lacksSecondStep(settings, found),
  };
}

/** How long a session still lasts at most, in seconds; 0 when it is over. */
export async function secondsLeftOf(db: Db, sessionId: SessionId): Promise<number> {
  const [found] = await db
    .select({ left: sql<number>`ceil(extract(epoch from ${session.expiresAt} - pulau_now()))::int` })
    .from(session)
    .where(and(eq(session.id, sessionId), isNull(session.endedAt)));
  return Math.max(0, found?.left ?? 0);
}

export const isLive = (side: Side, claims: AccessClaims) =>
  and(
    eq(session.id, claims.sessionId),
    eq(session.personId, claims.personId),
    eq(session.side, side),
    isNull(session.endedAt),
    sql`${session.expiresAt} > pulau_now()`,
  );
