import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { FastifyRequest } from "fastify";
import type { AuditedCall } from "../db/audit-change.ts";
import { withActNote } from "../db/commit-steps.ts";
import { kindOfCall, noteOfAct, writeDone } from "./security-log.ts";

/** Handles a call that the logs keep so that the transaction of its act carries the entries. */
export async function handleNoted<T>(
  route: RouteDefinition,
  { request }: { readonly request: FastifyRequest },
  handle: () => Promise<Result<T>>,
  facts: Record<string, AnyId>,
): Promise<Result<T>> {
  const kind = kindOfCall(route);
  const audited = auditedCall(route, request, facts);
  if (kind === null && audited === null) return handle();
  const note = noteOfAct(request, kind && { kind, facts }, audited);
  const result = await withActNote(note, handle);
  const { db, strict } = request.server.mounting;
  const path = `${route.method} ${route.path}`;
  if (strict && kind !== null && !result.ok && note.committed)
    throw new Error(`${path} was refused after the security log noted it: what came first is \`besideAct\``);
  if (kind === null || !result.ok || note.committed || note.isReadOnly) return result;
  // A call that is sent again is rolled back and answers what it did: it was noted then.
  if (note.begun && route.idempotent) return result;
  if (strict) throw new Error(`${path} acts outside a transaction: the security log can't go with it`);
  await writeDone(db, request, { kind, facts });
  return result;
}

/** What the audit log is told of a call of staff that may change something. */
function auditedCall(
  route: RouteDefinition,
  { session, body }: FastifyRequest,
  ids: Record<string, AnyId>,
): AuditedCall | null {
  if (route.scope !== "staff" || route.method === "GET" || route.keepsNothing) return null;
  if (session?.kind !== "staff") return null;
  const sent = typeof body === "object" && body !== null ? Object.keys(body) : [];
  return {
    staffId: session.staffId,
    act: `${route.method} ${route.path}`,
    subject: route.path.split("/")[3] ?? "",
    subjectId: ids._id ?? null,
    facts: { ...ids, fields: sent },
    savesWhole: route.versioned !== undefined,
  };
}
