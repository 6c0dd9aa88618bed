import { type Problem, statusOf } from "@pulau/contract/problem.ts";
import type { Failure } from "@pulau/domain/result.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";

type Fields = NonNullable<Problem["fields"]>;

/** An RFC 9457 document for a refusal. It holds the code and plain facts; the client has the words. */
export function problemOf(failure: Failure, requestId: string, fields?: Fields, title?: string): Problem {
  return {
    type: `/docs#${failure.code}`,
    title: title ?? titleOf(failure.code),
    status: statusOf[failure.code],
    code: failure.code,
    requestId,
    ...(failure.facts ? { facts: { ...failure.facts } } : {}),
    ...(failure.toMove ? { toMove: failure.toMove as NonNullable<Problem["toMove"]> } : {}),
    ...(failure.onBoard ? { onBoard: failure.onBoard as NonNullable<Problem["onBoard"]> } : {}),
    ...(fields
      ? { fields }
      : failure.fields
        ? { fields: failure.fields.map((field) => ({ ...field })) }
        : {}),
    ...(failure.rooms ? { rooms: failure.rooms as NonNullable<Problem["rooms"]> } : {}),
    ...(failure.instead ? { instead: failure.instead as NonNullable<Problem["instead"]> } : {}),
  };
}

/** `HOLD_EXPIRED` as "Hold expired". */
export const titleOf = (code: string): string =>
  code.charAt(0) + code.slice(1).toLowerCase().replaceAll("_", " ");

/** Answers with a problem document. */
export function sendProblem(
  reply: FastifyReply,
  request: FastifyRequest,
  failure: Failure,
  fields?: Fields,
  title?: string,
): FastifyReply {
  const problem = problemOf(failure, request.id, fields, title);
  const wait = failure.facts?.retryAfterSeconds ?? (failure.code === "BUSY" ? 1 : undefined);
  if (typeof wait === "number") reply.header("retry-after", Math.max(1, Math.ceil(wait)));
  return reply.code(problem.status).type("application/problem+json").send(JSON.stringify(problem));
}

type Issue = z.core.$ZodIssue;

/** Which rule each field breaks. A schema's own message is a key of the web's rules; zod's sentences are not. */
export const fieldsOf = (error: z.ZodError): Fields =>
  error.issues.flatMap(flatten).map((issue) => ({
    path: issue.path.join("."),
    rule: ruleOf(issue),
    ...(issue.code === "custom" && issue.params?.facts && { facts: issue.params.facts }),
  }));

function flatten(issue: Issue): Issue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key] }));
}

function ruleOf(issue: Issue): string {
  if (/^[a-z][A-Za-z0-9]*(\.[a-z][A-Za-z0-9]*)?$/.test(issue.message)) return issue.message;
  const measured = issue.code === "too_small" || issue.code === "too_big" ? issue.origin : "";
  const long = measured === "string" || measured === "array";
  if (issue.code === "too_small") return long ? "tooShort" : "tooSmall";
  if (issue.code === "too_big") return long ? "tooLong" : "tooLarge";
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) return "required";
  if (issue.code === "invalid_format" && issue.format === "email") return "email";
  return issue.code === "unrecognized_keys" ? "unknown" : "invalid";
}
