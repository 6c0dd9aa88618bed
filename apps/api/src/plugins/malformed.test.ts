import type { RouteDefinition } from "@pulau/contract/route.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { type Demo, type DemoPerson, openDemo } from "../db/demo/test-demo.ts";
import { exampleOf } from "./openapi/example.ts";
import { type JsonSchema, jsonSchemaOf } from "./openapi/json-schema.ts";

let demo: Demo;
beforeAll(async () => {
  demo = await openDemo();
}, 120_000);
afterAll(() => demo.close());

const parts = ["params", "query", "body"] as const;
type Part = (typeof parts)[number];
type Path = readonly (string | number)[];
type Sent = Partial<Record<Part, unknown>>;

const nested = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
const texts = ["", "x", "2026-02-30", "2026-13-45", "9999-12-31", "\0", "\ud800"];
const numbers = [-1, 0.5, 2 ** 53, 1e308];
const kinds = [null, [], { x: 1 }, 12, nested(90)];
/** What a field of a body is sent: other kinds than its own, and the oddest of its own. */
const oddFor = ({ type }: JsonSchema): readonly unknown[] => {
  const own = [type].flat();
  return [
    ...kinds,
    ...(own.includes("string") || type === undefined ? [...texts, "€".repeat(3000)] : []),
    ...(own.includes("integer") || own.includes("number") ? numbers : []),
  ];
};
const inAddress = [...texts, "-1", "1e308", "9007199254740993", "€".repeat(300)];

/** A field within a part, with what it is like, and whether what holds it may be of several kinds. */
type Field = { readonly at: Path; readonly schema: JsonSchema; readonly isOfChoice: boolean };

/** Where a schema has fields; lists by their first item. */
function fieldsWithin(schema: JsonSchema, at: Path = [], isOfChoice = false): Field[] {
  const here = at.length > 0 ? [{ at, schema, isOfChoice }] : [];
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  const within = (inner: JsonSchema, step: string | number) => fieldsWithin(inner, [...at, step], isOfChoice);
  return [
    ...here,
    ...choices.flatMap((choice) =>
      fieldsWithin(choice, at, true).filter((field) => field.at.length > at.length),
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => within(inner, name)),
    ...(schema.items ? within(schema.items, 0) : []),
    ...(schema.prefixItems ?? []).flatMap(within),
  ];
}

function withValue(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(whole) ? [...whole] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  const record = typeof whole === "object" && whole !== null ? whole : {};
  return { ...record, [step]: withValue((record as Record<string, unknown>)[step], rest, value) };
}

const personFor = ({ scope }: RouteDefinition): DemoPerson =>
  scope === "staff" ? "admin" : scope === "agent" ? "agent" : "guest";

let keys = 0;
async function send(route: RouteDefinition, sent: Sent): Promise<number> {
  const params = (sent.params ?? {}) as Record<string, unknown>;
  const query = Object.entries((sent.query ?? {}) as Record<string, unknown>);
  const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) => encode(params[name]));
  const search = query.map(([name, value]) => `${name}=${encode(value)}`).join("&");
  const answer = await demo.app.inject({
    method: route.method,
    url: search ? `${path}?${search}` : path,
    headers: {
      ...demo.signedInAs[personFor(route)],
      ...(route.idempotent ? { "idempotency-key": `malformed-${keys++}` } : {}),
      ...(route.versioned ? { "if-match": "*" } : {}),
      ...(sent.body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(sent.body === undefined ? {} : { payload: JSON.stringify(sent.body) }),
  });
  return answer.statusCode;
}

/** As an address carries it; half a surrogate pair as the broken bytes that a program could send. */
const encode = (value: unknown): string => {
  const text = String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
};

const shapes = new Map<string, z.ZodType>();
/** Whether a field alone could be like this: cheap to ask, where to read a whole body for each odd value is not. */
function hasShape(schema: JsonSchema, odd: unknown): boolean {
  const key = JSON.stringify(schema);
  const shape = shapes.get(key) ?? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
  shapes.set(key, shape);
  return shape.safeParse(odd).success;
}

type Tried = {
  readonly part: Part;
  readonly field: Field;
  readonly odds: readonly unknown[];
  readonly turn: number;
};

/** So many of a list, each time from another place of it. */
const byTurns = <T>(list: readonly T[], turn: number, count: number): readonly T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, at) => list[(turn + at) % list.length] as T);

/**
 * What is worth a request: by turns two of what the part's schema takes, as the route itself has to cope with it, and one of
 * what it refuses, which all end in the same answer. `npm run test:long` sends all.
 */
function worthSending(schema: z.ZodType, whole: unknown, { part, field, odds, turn }: Tried) {
  if (process.env.PULAU_TEST_LONG) return odds;
  const isRefusedAlone = (odd: unknown) =>
    part === "body" &&
    !field.isOfChoice &&
    field.schema.default === undefined &&
    !hasShape(field.schema, odd);
  const takes = (odd: unknown) =>
    !isRefusedAlone(odd) && schema.safeParse(withValue(whole, field.at, odd)).success;
  const { taken = [], refused = [] } = Object.groupBy(odds, (odd) => (takes(odd) ? "taken" : "refused"));
  return [...byTurns(taken, turn, 2), ...byTurns(refused, turn, 1)];
}

it("answers no malformed path, query or body with a fault of its own", async () => {
  const faults: string[] = [];
  let turn = 0;
  for (const route of demo.app.mounting.routes) {
    const schemas = parts.flatMap((part) => {
      const schema = route[part];
      return schema ? [{ part, schema, json: jsonSchemaOf(schema, "input") }] : [];
    });
    const usual: Sent = Object.fromEntries(
      schemas.map(({ part, json }) => [part, exampleOf(json, { unknown: "text" })]),
    );
    for (const { part, schema, json } of schemas) {
      for (const field of fieldsWithin(json)) {
        const odds = part === "body" ? oddFor(field.schema) : inAddress;
        for (const odd of worthSending(schema, usual[part], { part, field, odds, turn: turn++ })) {
          const status = await send(route, { ...usual, [part]: withValue(usual[part], field.at, odd) });
          if (status >= 500) {
            const shown = JSON.stringify(odd)?.slice(0, 40);
            faults.push(`${status} ${route.method} ${route.path} ${part} ${field.at.join(".")} = ${shown}`);
          }
        }
      }
    }
  }
  expect(faults).toEqual([]);
}, 600_000);

it.each([101, 5000, 120_000])("takes no body of %i lists in one another", async (depth) => {
  const bodies = [
    "[".repeat(depth) + "]".repeat(depth),
    `${'{"a":'.repeat(depth / 5)}1${"}".repeat(depth / 5)}`,
  ];
  for (const payload of depth > 505 ? bodies : bodies.slice(0, 1)) {
    for (const url of ["/api/quote", "/api/draft-booking", "/api/payment/callback/sandbox/reservation"]) {
      const headers = { ...demo.signedInAs.guest, "content-type": "application/json" };
      const answer = await demo.app.inject({ method: "POST", url, headers, payload });
      expect(answer.statusCode, url).toBe(400);
      expect(answer.json().code).toBe("INVALID_INPUT");
    }
  }
});

it("counts no brackets that stand in a text, and reads quotation marks without end in no time", async () => {
  const headers = { ...demo.signedInAs.guest, "content-type": "application/json" };
  const send = (payload: string) =>
    demo.app.inject({ method: "POST", url: "/api/draft-booking", headers, payload });
  // Whether the guest may keep one draft more is another question: the body was read.
  const read = await send(JSON.stringify({ specialRequest: '[{"'.repeat(150) }));
  expect(["DRAFTS_FULL", undefined]).toContain(read.json().code);
  const begun = performance.now();
  expect((await send('"\\'.repeat(80_000))).statusCode).toBe(400);
  expect(performance.now() - begun).toBeLessThan(2000);
});
