import { createHash } from "node:crypto";
import { Id } from "@pulau/contract/fields.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { AnyId } from "@pulau/domain/ids.ts";
import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { networkOfCaller } from "./caller-network.ts";
import type { KeyedCall } from "./idempotency.ts";
import { fieldsOf } from "./problem.ts";
import type { Session } from "./session.ts";
import { isStorable } from "./storable.ts";

/** What the schemas of a call made of what was sent. */
export type Input = Partial<Record<"params" | "query" | "body", unknown>>;
type Fields = ReturnType<typeof fieldsOf>;

/** Params, query and body through their schemas; every broken rule of all three at once. */
export async function receive(
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

/** What `withIdempotency` takes of a call; null when the route asks for a key and none, or none that fits, was sent. */
export function keyedCall(
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

/** What a call was about, by the ids in its path; what else stands there may be a secret. */
export const idsOf = ({ params }: Input): Record<string, AnyId> =>
  Object.fromEntries(Object.entries((params ?? {}) as object).filter(([, id]) => Id.safeParse(id).success));
