import type { PortalRole } from "@pulau/contract/route.ts";
import type { AccountKind } from "@pulau/domain/access/account-kinds.ts";
import type { PersonId } from "@pulau/domain/ids.ts";
import { keyOf, type Side } from "./side.ts";

/** The locally stored access record that the requirements name. */
export type AccessRecord = { id: PersonId; name: string; profilePicture: string | null };

export type SessionState = {
  readonly accessToken: string;
  readonly record: AccessRecord;
  /** A portal role, or a staff access level. It decides what is shown; rights come from the token alone. */
  readonly role: PortalRole | "staff" | "user";
  readonly loginMethod: "jwt" | "firebase";
  /** Of which kind a portal account is; it decides what is shown, as the role does. */
  readonly accountKind?: AccountKind | undefined;
  /** What a member of staff may do, as `payments:delete`; missing where nobody has said. The server decides all the same. */
  readonly rights?: readonly string[] | undefined;
  /** The role as which a member of staff looks around; empty or missing for their own. */
  readonly looksAs?: string | null;
};

type Permissions = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

/** A member's permissions as a session keeps them: `payments:delete` for each thing that they may do. */
const rightsIn = (permissions: Permissions): string[] =>
  Object.entries(permissions).flatMap(([resource, may]) =>
    Object.entries(may).flatMap(([act, allowed]) => (allowed ? [`${resource}:${act}`] : [])),
  );

/** Of a member of staff what may change while they are signed in. */
export type StaffNow = {
  readonly permissions: Permissions;
  readonly looksAs: string | null;
  /** The address of their picture; empty for none. */
  readonly avatar: string;
};

export type Session = {
  /** The signed-in person, or null. The same object until something changes. */
  readonly state: () => SessionState | null;
  /** Token to send: the person's, else that of an anonymous visitor who began a booking, else null. */
  readonly token: () => string | null;
  /** What a member of staff may do is told by `renew`. */
  readonly signIn: (state: Omit<SessionState, "rights" | "looksAs">) => void;
  /** Keeps the token of a visitor who has no account. */
  readonly remember: (anonymousToken: string) => void;
  /** A new token, and what a member of staff may do now, where the answer says. */
  readonly renew: (accessToken: string, staff?: Partial<StaffNow>) => void;
  /** Clears this side's own values, nothing else. */
  readonly signOut: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Where nobody can sign in: a page rendered ahead, a piece on its own. */
export const nobody: Session = {
  state: () => null,
  token: () => null,
  signIn: () => undefined,
  remember: () => undefined,
  renew: () => undefined,
  signOut: () => undefined,
  subscribe: () => () => undefined,
};

const names = {
  token: "accessToken",
  record: "access",
  role: "role",
  method: "loginMethod",
  rights: "rights",
  kind: "accountKind",
  looksAs: "as",
  visitor: "visitorToken",
  // What the device keeps of a guest's stay goes with them, however they leave.
  pocket: "pocket",
};

const read = (storage: Storage, side: Side): SessionState | null => {
  const get = (name: string) => storage.getItem(keyOf(side, name));
  const accessToken = get(names.token);
  const record = get(names.record);
  if (!accessToken || !record) return null;
  return {
    accessToken,
    record: JSON.parse(record) as AccessRecord,
    role: (get(names.role) ?? "admin") as SessionState["role"],
    loginMethod: (get(names.method) ?? "jwt") as SessionState["loginMethod"],
    rights: get(names.rights)?.split(","),
    accountKind: (get(names.kind) ?? undefined) as AccountKind | undefined,
    looksAs: get(names.looksAs),
  };
};

/** Who is signed in on one side, shared by its tabs through local storage. */
export function createSession(side: Side, storage: Storage): Session {
  let state = read(storage, side);
  const listeners = new Set<() => void>();
  const reread = () => {
    state = read(storage, side);
    for (const listener of listeners) listener();
  };
  const put = (name: string, value: string) => storage.setItem(keyOf(side, name), value);
  return {
    state: () => state,
    token: () => storage.getItem(keyOf(side, names.token)) ?? storage.getItem(keyOf(side, names.visitor)),
    signIn: (next) => {
      put(names.token, next.accessToken);
      put(names.record, JSON.stringify(next.record));
      put(names.role, next.role);
      put(names.method, next.loginMethod);
      if (next.accountKind) put(names.kind, next.accountKind);
      storage.removeItem(keyOf(side, names.visitor));
      reread();
    },
    remember: (token) => put(names.visitor, token),
    renew: (accessToken, staff) => {
      put(state ? names.token : names.visitor, accessToken);
      if (staff?.permissions) {
        put(names.rights, rightsIn(staff.permissions).join());
        put(names.looksAs, staff.looksAs ?? "");
      }
      if (state && staff?.avatar !== undefined)
        put(names.record, JSON.stringify({ ...state.record, profilePicture: staff.avatar || null }));
      reread();
    },
    signOut: () => {
      for (const name of Object.values(names)) storage.removeItem(keyOf(side, name));
      reread();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      const onStorage = (event: StorageEvent) => event.key?.startsWith(keyOf(side, "")) !== false && reread();
      globalThis.addEventListener?.("storage", onStorage);
      return () => {
        listeners.delete(onChange);
        globalThis.removeEventListener?.("storage", onStorage);
      };
    },
  };
}
