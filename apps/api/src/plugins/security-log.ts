import type { RouteDefinition } from "@pulau/contract/route.ts";
import { movesMoney } from "@pulau/domain/access/grants.ts";
import { isAlarming, type SecurityKind } from "@pulau/domain/access/security-kinds.ts";
import type { PersonId, SessionId } from "@pulau/domain/ids.ts";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { type AuditedCall, auditCall } from "../db/audit-change.ts";
import { type ActNote, afterCommit } from "../db/commit-steps.ts";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { securityEntry } from "../db/schema/logs.ts";
import type { Tx } from "../db/tx.ts";
import type { Settings } from "../settings.ts";
import { sideOf } from "./access.ts";
import { markNetworks } from "./caller-network.ts";
import { routeOf } from "./errors.ts";
import { rateLimit } from "./rate-limit.ts";
import type { Session } from "./session.ts";

export type SecurityEvent = {
  readonly kind: SecurityKind;
  /** Numbers and names that lead on, such as `bookingId`; never a secret, an identity number or a whole address. */
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
  /** Whom it is about where the request has no session yet, as at sign-in. */
  readonly person?: { readonly id: PersonId | null; readonly sessionId?: SessionId };
};

declare module "fastify" {
  interface FastifyInstance {
    securityLog: {
      /** The mark of a caller's network. */
      readonly markNetwork: (address: string) => string;
      readonly lines: FastifyBaseLogger;
    };
  }
}

/** Begins the security log. In production its lines are written however quiet the rest of the server's log is. */
export function keepSecurityLog(
  app: FastifyInstance,
  { secret, production }: Pick<Settings, "secret" | "production">,
): void {
  const level = production && app.log.level !== "silent" ? "info" : app.log.level;
  app.decorate("securityLog", {
    markNetwork: markNetworks(secret),
    lines: app.log.child({ log: "security" }, { level }),
  });
}

/**
 * Notes something in the security log, with person, session, network and call: as a row, and as a line of the server's
 * log. Give it the transaction of what it tells about, so that neither is without the other.
 */
export async function writeSecurityEntry(
  db: Db | Tx,
  request: FastifyRequest,
  event: SecurityEvent,
): Promise<void> {
  const entry = entryOf(request, event);
  await db.insert(securityEntry).values(entry);
  afterCommit(() => tell(request, entry));
}

/**
 * Notes what a call does in the transaction that does it, see `ActNote`: what was rolled back is not noted, and what can't
 * be noted is rolled back.
 */
export const noteOfAct = (
  request: FastifyRequest,
  event: SecurityEvent | null,
  audited: AuditedCall | null,
): ActNote => ({
  begun: false,
  committed: false,
  isReadOnly: false,
  write: async (tx) => {
    const changed = sql<boolean>`pg_current_xact_id_if_assigned() IS NOT NULL`;
    const { rows } = await tx.execute<{ changed: boolean }>(sql`SELECT ${changed} AS changed`);
    if (rows[0]?.changed !== true) return false;
    if (event) await writeSecurityEntry(tx, request, event);
    if (audited) await auditCall(tx, audited);
    return true;
  },
});

/** Rows that one network's refusals may make in an hour; beyond them only the server's log tells. */
const mostRefusals = { bucket: "security log", limit: 240, windowSeconds: 3600 };

/**
 * Notes a refusal. Whoever is refused all the time must not be able to fill the table, and what can't be written leaves
 * the refusal what it is.
 */
export function writeRefusal(db: Db, request: FastifyRequest, event: SecurityEvent): Promise<void> {
  const entry = entryOf(request, event);
  tell(request, entry);
  return logFailure(request, async () => {
    const within = await rateLimit(db, { ...mostRefusals, key: entry.network });
    if (within.ok) await db.insert(securityEntry).values(entry);
  });
}

/**
 * Notes a call that has been done already, by statements outside any transaction: that its row can't be written must not
 * make it look undone.
 */
export function writeDone(db: Db, request: FastifyRequest, event: SecurityEvent): Promise<void> {
  return logFailure(request, () => writeSecurityEntry(db, request, event));
}

async function logFailure(request: FastifyRequest, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    request.log.error({ err: error }, "the security log could not be written");
  }
}

const entryOf = (request: FastifyRequest, { kind, facts = {}, person }: SecurityEvent) => ({
  kind,
  side: sideOf(request.routeOptions.url ?? ""),
  ...(person ? { personId: person.id, sessionId: person.sessionId ?? null } : personOf(request.session)),
  network: request.server.securityLog.markNetwork(request.ip),
  route: routeOf(request),
  facts: { ...facts },
  requestId: request.id,
});

function personOf(session: Session | null): { personId: PersonId | null; sessionId: SessionId | null } {
  if (session === null || session.kind === "anonymous") return { personId: null, sessionId: null };
  const { sessionId } = session;
  return { personId: session.kind === "staff" ? session.staffId : session.memberId, sessionId };
}

function tell(request: FastifyRequest, entry: ReturnType<typeof entryOf>): void {
  const { lines } = request.server.securityLog;
  lines[isAlarming(entry.kind) ? "warn" : "info"](entry, entry.kind);
}

const settingResources = ["users", "posts", "rooms", "boats", "rates", "settings", "security", "comments"];

/** What a call notes when it succeeds: what it says itself, or what the right that it asks for stands for. */
export function kindOfCall(route: RouteDefinition): SecurityKind | null {
  if (route.logs) return route.logs;
  if (route.method === "GET" || route.keepsNothing) return null; // what a change would cost asks for the right to make it, and makes none
  const rights = [route.permission, route.alsoPermission].filter((right) => right !== undefined);
  const changing = rights.filter(([, act]) => act !== "read");
  if (changing.some(movesMoney)) return "moneyMoved";
  return changing.some(([resource]) => settingResources.includes(resource)) ? "settingChanged" : null;
}

/** The start of an address that was typed: enough to know one's own again, not enough to write to. */
export function shortAddress(email: string): string {
  const [name = "", domain = ""] = email.split("@");
  return `${name.slice(0, 2)}…@${domain}`;
}
