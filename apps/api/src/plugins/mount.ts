import type { Received, Reply, RouteDefinition } from "@pulau/contract/route.ts";
import type { SavedKind } from "@pulau/contract/versions.ts";
import type { Failure, Result } from "@pulau/domain/result.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../db/connect.ts";
import { decideAccess, sideOf } from "./access.ts";
import { handleNoted } from "./handle-noted.ts";
import { type KeyedCall, keyMissing } from "./idempotency.ts";
import { failuresOf } from "./openapi/document.ts";
import { sendProblem } from "./problem.ts";
import { idsOf, keyedCall, receive } from "./receive-call.ts";
import { fromSameOrigin } from "./same-origin.ts";
import { writeRefusal } from "./security-log.ts";
import { sendFile, sendStream } from "./send-file.ts";
import type { ReadSession, Session, SessionFor, Side } from "./session.ts";
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

function mustBeNamed(route: RouteDefinition, { code }: Failure): void {
  if (failuresOf(route).includes(code)) return;
  throw new Error(`${route.method} ${route.path} refuses with ${code}, which its contract does not name`);
}

const titleOf = ({ titles }: RouteDefinition, { failure }: { failure: Failure }): string | undefined =>
  titles?.[failure.code];
