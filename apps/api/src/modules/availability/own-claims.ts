import type { Session } from "../../plugins/session.ts";
import type { SupplyAsk } from "./supply.ts";

/** Whose hold a call may count as free: that of its own draft. Staff own no drafts. */
export const ownClaims = (session: Session | null, draftId: string | undefined): SupplyAsk["own"] =>
  draftId === undefined || session === null || session.kind === "staff"
    ? null
    : { draftId, ownerId: session.ownerId };
