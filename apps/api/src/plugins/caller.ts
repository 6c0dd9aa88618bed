import type { AccountId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { AnonymousSession, MemberSession, Session, StaffSession } from "./session.ts";

/** The account that calls; null for who has signed in to none. */
export const accountOf = (session: Session | null): AccountId | null =>
  session?.kind === "member" ? session.accountId : null;

/** The member of an agency who calls; null for everybody else. */
export const agentOf = (session: Session | null): MemberSession | null =>
  session?.kind === "member" && session.accountKind === "agency" ? session : null;

export const isStaff = (session: Session | null): session is StaffSession => session?.kind === "staff";

/** The member of staff who calls; null for everybody else. */
export const staffOf = (session: Session | null): StaffSession | null => (isStaff(session) ? session : null);

/** Somebody who has not signed in, with a session of their own. */
export const isAnonymous = (session: Session | null | undefined): session is AnonymousSession =>
  session?.kind === "anonymous";

/** Whose stays and holds are the caller's own; null for staff, and for who has no session. */
export const ownerOf = (session: Session | null): OwnerId | null =>
  session === null || isStaff(session) ? null : session.ownerId;

/**
 * What was found, where it is the caller's to see; what is another's is as if it were not there. Staff see everybody's:
 * their rights are their route's.
 */
export const shownTo = <T extends { readonly ownerId: OwnerId | null }>(
  session: Session,
  found: T | null | undefined,
): Result<T, "NOT_FOUND"> =>
  found && (isStaff(session) || session.ownerId === found.ownerId) ? ok(found) : refuse("NOT_FOUND");
