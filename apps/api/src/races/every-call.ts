import { randomUUID } from "node:crypto";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { FastifyInstance } from "fastify";
import { exampleOf } from "../plugins/openapi/example.ts";
import { jsonSchemaOf } from "../plugins/openapi/json-schema.ts";
import type { Caller } from "./caller.ts";

export const nameOf = ({ method, path }: RouteDefinition): string => `${method} ${path}`;

/** What stands where in a call: whose id in the address and in the rest, and which number of a list. */
export type Named = { readonly id?: string; readonly otherId?: string; readonly no?: number };

type Part = "params" | "query" | "body";
const exampleId = "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001";
const exampleTexts = new Map<string, string>();

/** The plain example of a part of a call, as JSON. */
function exampleText(route: RouteDefinition, part: Part): string {
  const key = `${nameOf(route)} ${part}`;
  const known = exampleTexts.get(key);
  if (known !== undefined) return known;
  const example = route[part] ? exampleOf(jsonSchemaOf(route[part], "input"), { unknown: "text" }) : null;
  const text = JSON.stringify(example ?? null);
  exampleTexts.set(key, text);
  return text;
}

/** Where a call names something by its id. */
export const namesIn = (route: RouteDefinition): readonly Part[] =>
  (["params", "query", "body"] as const).filter((part) => exampleText(route, part).includes(exampleId));

/** How many ids stand in a call's address. */
export const idsInPath = (route: RouteDefinition): number =>
  exampleText(route, "params").split(exampleId).length - 1;

/** A call of a plain example: its first id is `id`, every further one `otherId`. */
export function exampleCall(
  route: RouteDefinition,
  { id = randomUUID(), otherId = id, no = 999_999 }: Named = {},
) {
  const withIds = (part: Part): unknown => {
    const text = exampleText(route, part).replaceAll(/"id":\d+/g, `"id":${no}`);
    const first = part === "params" || idsInPath(route) === 0;
    return JSON.parse((first ? text.replace(exampleId, id) : text).replaceAll(exampleId, otherId));
  };
  const params = (withIds("params") ?? {}) as Record<string, string>;
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries((withIds("query") ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)]);
  return { url: `${path}?${new URLSearchParams(query)}`, body: route.body && withIds("body") };
}

/** Sends such a call straight to the app. */
export function sendExample(
  app: FastifyInstance,
  route: RouteDefinition,
  caller: Pick<Caller, "token"> | null,
  named: Named = {},
) {
  const { url, body } = exampleCall(route, named);
  return app.inject({
    method: route.method,
    url,
    headers: {
      ...(caller && { authorization: `Bearer ${caller.token}` }),
      ...(route.idempotent && { "idempotency-key": randomUUID() }),
      ...(route.versioned && { "if-match": "*" }),
    },
    ...(body === undefined ? {} : { payload: body as object }),
  });
}
