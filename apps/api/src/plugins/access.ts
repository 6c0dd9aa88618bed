import type { RouteDefinition } from "@pulau/contract/route.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Session, Side } from "./session.ts";

type Rights = Pick<
  RouteDefinition,
  "scope" | "roles" | "permission" | "orPermission" | "alsoPermission" | "beforeTwoStep" | "whileHandedOver"
> &
  Change;
/** What tells whether a call may change something. */
type Change = Pick<RouteDefinition, "method" | "keepsNothing" | "whileLooking">;
type Verdict = Result<
  null,
  "NOT_SIGNED_IN" | "NOT_ALLOWED" | "TWO_STEP_UNSET" | "LOOKING_AS_ROLE" | "HANDED_OVER"
>;

const allowed: Verdict = ok(null);
const notAllowed: Verdict = refuse("NOT_ALLOWED");

/** The backend that a path belongs to. */
export const sideOf = (path: string): Side => (path.startsWith("/admin/") ? "staff" : "portal");

/** Whether this session may call a route with these rights. */
export function decideAccess(rights: Rights, session: Session | null): Verdict {
  if (rights.scope === "none") return allowed;
  if (session === null) return refuse("NOT_SIGNED_IN");
  if (rights.scope === "staff") return staffMay(rights, session);
  if (session.kind === "staff") return notAllowed;
  if (session.kind === "anonymous") {
    return rights.scope === "userPortal" ? allowed : refuse("NOT_SIGNED_IN");
  }
  if (rights.scope === "agent" && session.accountKind !== "agency") return notAllowed;
  return rights.roles === undefined || rights.roles.includes(session.role) ? allowed : notAllowed;
}

/** Whether a call is refused to who only looks around. */
export const mayChange = ({ method, keepsNothing, whileLooking }: Change): boolean =>
  method !== "GET" && !keepsNothing && !whileLooking;

function staffMay(rights: Rights, session: Session): Verdict {
  if (session.kind !== "staff") return notAllowed;
  // First of all: whoever holds the tablet is not who signed in.
  if (session.handedOver != null && !rights.whileHandedOver) return refuse("HANDED_OVER");
  if (session.twoStepUnset && !rights.beforeTwoStep) return refuse("TWO_STEP_UNSET");
  if (session.looksAs != null && mayChange(rights)) return refuse("LOOKING_AS_ROLE");
  const { permission, orPermission, alsoPermission } = rights;
  const has = (wanted: typeof permission) =>
    wanted === undefined || session.permissions[wanted[0]]?.[wanted[1]] === true;
  const either = has(permission) || (orPermission !== undefined && has(orPermission));
  return either && has(alsoPermission) ? allowed : notAllowed;
}
