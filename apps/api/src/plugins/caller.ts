import type { AccountId, OwnerId } from "@pulau/domain/ids.ts";
import type { AnonymousSession, MemberSession, Session, StaffSession } from "./session.ts";

/** The account that calls; null for who has signed in to none. */
export const accountOf = (session: Session | null): AccountId | null =>
  session?.kind === "member" ? session.accountId : null;

/** The member of an agency who calls; null for everybody else. */
export const agentOf = (session: Session | null): MemberSession | null =>
  session?.kind === "member" && session.accountKind === "agency" ? session : null;

export const isStaff = (session: Session | null): session is StaffSession => session?.kind === "staff";

/** Somebody who has not signed in, with a session of their own. */
export const isAnonymous = (session: Session | null | undefined): session is AnonymousSession =>
  session?.kind === "anonymous";

/** Whether a thing of this owner is the caller's to see. Staff see everybody's: their rights are their route's. */
export const maySee = (session: Session, { ownerId }: { readonly ownerId: OwnerId }): boolean =>
  isStaff(session) || session.ownerId === ownerId;
