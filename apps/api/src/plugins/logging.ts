import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { type Logger, pino } from "pino";
import { routeOf } from "./errors.ts";

type LoggedError = Record<string, unknown>;

const emailAddress = /[^\s"'()<>,;=]+@[^\s"'()<>,;]+/g;

/**
 * The log of the server: JSON lines with request ids. Personal data stay out: no bodies, queries, real paths,
 * addresses, headers or values of SQL statements.
 */
export const createLogger = (level: string, to?: { write(line: string): void }): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError, req: () => undefined, res: () => undefined },
      redact: { paths: ["password", "token", "email", "authorization", "cookie", "*.password", "*.email"] },
    },
    to ?? pino.destination({ dest: 2, sync: false }),
  );

/** An error as it may be logged: where it happened and which rule of the database it broke, without any value. */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  const pick = (name: string): unknown => (name in error ? Reflect.get(error, name) : undefined);
  const query = pick("query");
  return {
    type: error.name,
    message: withoutAddresses(typeof query === "string" ? `Failed query: ${query}` : wordsOf(error)),
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    code: pick("code"),
    constraint: pick("constraint"),
    table: pick("table"),
    ...(error.cause ? { cause: loggedError(error.cause) } : {}),
  };
}

/** PostgreSQL quotes the values that it could not take; names of its rules stand in fields of their own. */
const wordsOf = (error: Error): string =>
  "severity" in error ? error.message.replaceAll(/"[^"]*"/g, '"…"') : error.message;

const withoutAddresses = (text: string): string => text.replaceAll(emailAddress, "[e-mail]");

/** One line for each answered request, by the path's template. */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.warn(line, "answered");
    else request.log.info(line, "answered");
  });
}

/** Takes a caller's own id when it is a plain one, so that a proxy's log and ours can be laid side by side. */
export const requestIdOf = (request: { headers: Record<string, string | string[] | undefined> }): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
};
