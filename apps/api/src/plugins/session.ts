import type { PortalRole, Scope } from "@pulau/contract/route.ts";
import type { AccountId, MemberId, OwnerId, SessionId, StaffId } from "@pulau/domain/ids.ts";
import type { FastifyRequest } from "fastify";
import type { HandedOver } from "../db/schema/sign-in.ts";

/** The two backends: what guests call, and what staff call under `/admin`. */
export type Side = "portal" | "staff";
/** Who signs in on a side. */
export type PersonIdOf<S extends Side> = { portal: MemberId; staff: StaffId }[S];

/** A guest who has not signed in; `ownerId` (a UUID) owns the drafts and holds. */
export type AnonymousSession = { readonly kind: "anonymous"; readonly ownerId: OwnerId };

export type MemberSession = {
  readonly kind: "member";
  readonly accountId: AccountId;
  readonly memberId: MemberId;
  readonly sessionId: SessionId;
  readonly role: PortalRole;
  readonly accountKind: "guest" | "agency" | "influencer";
  readonly ownerId: OwnerId;
};

export type GuestSession = AnonymousSession | MemberSession;

export type Act = "read" | "write" | "create" | "delete";

export type StaffSession = {
  readonly kind: "staff";
  readonly staffId: StaffId;
  readonly sessionId: SessionId;
  readonly accessLevel: "admin" | "staff" | "user";
  /** Resource of the permission matrix, and what may be done to it. */
  readonly permissions: Readonly<Record<string, Readonly<Record<Act, boolean>>>>;
  readonly name: string;
  /** Their role asks for a second step that they have not set up: nothing else is done for them until they have. */
  readonly twoStepUnset?: boolean;
  /** The role as which they look around: its rights, and nothing to change. */
  readonly looksAs?: string | null;
  /** The card to which this browser is locked while a guest has it in their hands. */
  readonly handedOver?: HandedOver | null;
};

export type Session = GuestSession | StaffSession;

/** Who is calling, by the token alone; null when there is none, or none that this side knows. */
export type ReadSession = (request: FastifyRequest, side: Side) => Promise<Session | null>;

/** The session that a handler of this scope can rely on. */
export type SessionFor<S extends Scope> = S extends "none"
  ? Session | null
  : S extends "userPortal"
    ? GuestSession
    : S extends "staff"
      ? StaffSession
      : MemberSession;
