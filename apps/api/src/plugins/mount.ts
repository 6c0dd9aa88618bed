import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { Id } from "@pulau/contract/fields.ts";
import {
  FileReply,
  type Received,
  type Reply,
  type RouteDefinition,
  StreamedFileReply,
} from "@pulau/contract/route.ts";
import type { SavedKind } from "@pulau/contract/versions.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { Failure, Result } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { withActNote } from "../db/commit-steps.ts";
import type { Db } from "../db/connect.ts";
import { decideAccess, sideOf } from "./access.ts";
import { networkOfCaller } from "./caller-network.ts";
import { type KeyedCall, keyMissing } from "./idempotency.ts";
import { failuresOf } from "./openapi/document.ts";
import { fieldsOf, sendProblem } from "./problem.ts";
import { fromSameOrigin } from "./same-origin.ts";
import { type AuditedCall, kindOfCall, noteOfAct, writeDone, writeRefusal } from "./security-log.ts";
import type { ReadSession, Session, SessionFor, Side } from "./session.ts";
import { isStorable } from "./storable.ts";
import { type VersionedCall, versionedCall } from "./versioned-call.ts";

/** What `mount` needs of the app, and what it leaves behind for the documents. */
export type Mounting = {
  readonly db: Db;
  /** Where our own pages are. */
  readonly publicUrl: string;
  readonly readSession: ReadSession;
  readonly sides: ReadonlySet<Side>;
  /** Every mounted call, in the order of mounting; one that is served at two paths is there twice. */
  readonly routes: RouteDefinition[];
  /** A refusal that the contract does not name is a bug: in tests it fails the call instead of passing unseen. */
  readonly strict: boolean;
};

declare module "fastify" {
  interface FastifyInstance {
    mounting: Mounting;
    /** Why this caller can begin nothing new; null where the resort is open to them. */
    whyClosed?: (request: FastifyRequest) => Promise<Failure | null>;
  }
  interface FastifyRequest {
    session: Session | null;
    /** The body as it came, for signatures over it. */
    rawBody: string;
  }
}

/** What a handler gets: input that the schemas passed, and the session that the scope promises. */
export type Call<R extends RouteDefinition> = Received<R> & {
  readonly session: SessionFor<R["scope"]>;
  readonly request: FastifyRequest;
  /** For cookies and headers; the body is the handler's result. */
  readonly reply: FastifyReply;
  /** Only on routes that save something whole: what `saveWhole` takes. */
  readonly saves: R["versioned"] extends SavedKind ? VersionedCall : undefined;
  /** Only on routes that ask for an `Idempotency-Key`: what `withIdempotency` takes. */
  readonly keyed: R["idempotent"] extends true
    ? KeyedCall
    : R["idempotent"] extends "ifSent"
      ? KeyedCall | undefined
      : undefined;
};

export type Handler<R extends RouteDefinition> = (call: Call<R>) => Promise<Result<Reply<R>>>;

/**
 * Serves a call of the contract: rights first, then input, then the handler, whose refusal becomes a problem document
 * and whose value is checked against the reply's schema. `alsoAt` are further paths of the same call.
 */
export function mount<const R extends RouteDefinition>(
  app: FastifyInstance,
  route: R,
  handler: Handler<R>,
  alsoAt: readonly string[] = [],
): void {
  const side = sideOf(route.path);
  if (!app.mounting.sides.has(side)) return;
  for (const url of [route.path, ...alsoAt]) {
    app.mounting.routes.push({ ...route, path: url });
    app.route({
      method: route.method,
      url,
      ...(route.mostBytes !== undefined && { bodyLimit: route.mostBytes }),
      onRequest: (request, reply) => admit(app, route, side, request, reply),
      handler: (request, reply) => answer(route, handler, request, reply),
    });
  }
}

async function admit(
  app: FastifyInstance,
  route: RouteDefinition,
  side: Side,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  if (route.ownPages) {
    const own = fromSameOrigin(request, app.mounting.publicUrl);
    if (!own.ok) {
      const facts = { code: "OTHER_SITE" };
      await writeRefusal(app.mounting.db, request, { kind: "signInRefused", facts });
      return sendProblem(reply, request, own.failure);
    }
  }
  request.session = await app.mounting.readSession(request, side);
  const verdict = decideAccess(route, request.session);
  if (verdict.ok) {
    const closed = route.newStay ? await app.whyClosed?.(request) : null;
    return closed ? sendProblem(reply, request, closed) : undefined;
  }
  if (verdict.failure.code === "NOT_ALLOWED")
    await writeRefusal(app.mounting.db, request, { kind: "rightRefused" });
  return sendProblem(reply, request, verdict.failure);
}

async function answer<R extends RouteDefinition>(
  route: R,
  handler: Handler<R>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const input = await receive(route, request);
  if (!input.ok) return sendProblem(reply, request, { code: "INVALID_INPUT" }, input.fields);
  const keyed = keyedCall(route, request, input.value);
  if (keyed === null) return sendProblem(reply, request, keyMissing.failure);
  const saves = versionedCall(route, request);
  if (!saves.ok) {
    const fields =
      saves.failure.code === "INVALID_INPUT" ? [{ path: "If-Match", rule: "invalid" }] : undefined;
    return sendProblem(reply, request, saves.failure, fields);
  }
  // The scope was checked on request and the schemas just now; types can't follow either.
  const call = {
    ...input.value,
    session: request.session,
    request,
    reply,
    keyed,
    saves: saves.value,
  } as Call<R>;
  const result = await handleNoted(route, call, () => handler(call), idsOf(input.value));
  if (!result.ok) {
    if (request.server.mounting.strict) mustBeNamed(route, result.failure);
    return sendProblem(reply, request, result.failure, undefined, titleOf(route, result));
  }
  const status = route.status ?? 200;
  if (status === 204) return reply.code(204).send();
  const body = await route.reply.parseAsync(result.value);
  if (route.event !== undefined) return sendStream(reply, body as AsyncIterable<string>);
  if (route.file !== undefined) return sendFile(reply, route, body);
  return reply.code(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

/** Handles a call that the logs keep so that the transaction of its act carries the entries. */
async function handleNoted<T>(
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
  if (kind === null || !result.ok || note.committed || note.onlyAsked) return result;
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
  };
}

/** What a call was about, by the ids in its path; what else stands there may be a secret. */
const idsOf = ({ params }: Input): Record<string, AnyId> =>
  Object.fromEntries(Object.entries((params ?? {}) as object).filter(([, id]) => Id.safeParse(id).success));

function mustBeNamed(route: RouteDefinition, { code }: Failure): void {
  if (failuresOf(route).includes(code)) return;
  throw new Error(`${route.method} ${route.path} refuses with ${code}, which its contract does not name`);
}

function sendFile(reply: FastifyReply, { reply: schema, file: type = "" }: RouteDefinition, body: unknown) {
  if (schema !== StreamedFileReply) {
    const file = FileReply.parse(body);
    return nameFile(reply, { type, ...file }).send(Buffer.from(file.bytes));
  }
  const file = StreamedFileReply.parse(body);
  return nameFile(reply, { type, ...file }).send(Readable.from(file.chunks));
}

type NamedFile = {
  readonly name: string;
  readonly type?: string | undefined;
  readonly shown?: boolean | undefined;
};

/** Sent to be kept under its name; what is shown runs nothing and reaches nothing, whatever is in it. */
function nameFile(reply: FastifyReply, { name, type = "", shown }: NamedFile): FastifyReply {
  const plain = `filename="${name.replace(/[^\w.-]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return reply
    .code(200)
    .type(type)
    .header("content-disposition", `${shown ? "inline" : "attachment"}; ${plain}`)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
}

const titleOf = ({ titles }: RouteDefinition, { failure }: { failure: Failure }): string | undefined =>
  titles?.[failure.code];

/** Sent line by line as it comes: nothing on the way may keep it back or keep it. */
const sendStream = (reply: FastifyReply, lines: AsyncIterable<string>): FastifyReply =>
  reply
    .code(200)
    .type("text/event-stream; charset=utf-8")
    .header("cache-control", "no-store, no-transform")
    .header("x-accel-buffering", "no")
    .send(lines instanceof Readable ? lines : Readable.from(lines));

type Input = Partial<Record<"params" | "query" | "body", unknown>>;
type Fields = ReturnType<typeof fieldsOf>;

/** Params, query and body through their schemas; every broken rule of all three at once. */
async function receive(
  route: RouteDefinition,
  request: FastifyRequest,
): Promise<{ ok: true; value: Input } | { ok: false; fields: Fields }> {
  const value: Input = {};
  const fields: Fields = [];
  for (const part of ["params", "query", "body"] as const) {
    const schema: z.ZodType | undefined = route[part];
    if (!schema) continue;
    if (!isStorable(request[part])) fields.push({ path: part, rule: "invalid" });
    const parsed = await schema.safeParseAsync(request[part] ?? {});
    if (parsed.success) value[part] = parsed.data;
    else fields.push(...fieldsOf(parsed.error));
  }
  return fields.length === 0 ? { ok: true, value } : { ok: false, fields };
}

/** Null when the route asks for a key and none, or none that fits, was sent. */
function keyedCall(
  route: RouteDefinition,
  request: FastifyRequest,
  input: Input,
): KeyedCall | undefined | null {
  if (!route.idempotent) return undefined;
  const key = request.headers["idempotency-key"];
  if (route.idempotent === "ifSent" && key === undefined) return undefined;
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,200}$/.test(key)) return null;
  return {
    actor: actorOf(request.session, networkOfCaller(request)),
    route: `${route.method} ${route.path}`,
    key,
    bodyHash: createHash("sha256").update(JSON.stringify(input)).digest("base64url"),
    status: route.status ?? 200,
  };
}

function actorOf(session: Session | null, network: string): string {
  if (session === null) return `address:${network}`;
  if (session.kind === "staff") return `staff:${session.staffId}`;
  return session.kind === "member" ? `account:${session.accountId}` : `anonymous:${session.ownerId}`;
}
