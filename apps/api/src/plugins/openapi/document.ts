import { Problem, statusOf } from "@pulau/contract/problem.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import type { z } from "zod";
import { mayChange } from "../access.ts";
import { exampleOf, type NamedValues } from "./example.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { usualValues } from "./usual-values.ts";

/** A call as somebody could send it now, and what the reader must know of it. */
export type CallToTry = {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Who sends it, where there is a demo to send it to. */
  readonly as?: string;
  /** What must be known from elsewhere before it can be sent. */
  readonly needs?: string | undefined;
  /** What fields of a name hold, for the answers. */
  readonly named?: NamedValues;
};
export type CallsToTry = (route: RouteDefinition) => CallToTry;

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
  example?: unknown;
};
export type Content = Record<string, { schema: JsonSchema; example?: unknown }>;
export type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};
export type OpenApi = {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
};

const description = `Booking portal and staff dashboard of an island resort. Everything is JSON. A call that needs a
session takes its token as \`Authorization: Bearer …\`; a guest's token is not valid for staff calls,
nor a staff token for guest calls. Amounts are integer sen, nights are calendar dates. Refusals are problem documents (RFC 9457) with a stable \`code\`:
see the [failure codes](/docs/failures).`;

/** The OpenAPI 3.1 document of the mounted calls. */
export function openApiOf(
  routes: readonly RouteDefinition[],
  version: string,
  toTry: CallsToTry = bySchema,
): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, toTry(route)) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Pulau", version, description },
    tags: [...new Set(routes.map((route) => route.tag))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(Problem, "output") },
      securitySchemes: {
        guest: {
          type: "http",
          scheme: "bearer",
          description: "A portal token; it is not valid for staff calls.",
        },
        staff: {
          type: "http",
          scheme: "bearer",
          description: "A staff token; it is not valid for guest calls.",
        },
      },
    },
  };
}

/** The refusals that a call can answer, its own and the general ones. */
export function failuresOf(route: RouteDefinition): FailureCode[] {
  const hasInput = route.params ?? route.query ?? route.body ?? route.upload;
  const general: FailureCode[] = [
    ...(hasInput || route.idempotent || route.versioned ? (["INVALID_INPUT"] as const) : []),
    ...(route.scope === "none" ? [] : (["NOT_SIGNED_IN", "NOT_ALLOWED"] as const)),
    ...(route.scope === "staff" && !route.beforeTwoStep ? (["TWO_STEP_UNSET"] as const) : []),
    ...(route.scope === "staff" && !route.whileHandedOver ? (["HANDED_OVER"] as const) : []),
    ...(route.scope === "staff" && mayChange(route) ? (["LOOKING_AS_ROLE"] as const) : []),
    ...(route.idempotent ? (["KEY_REUSED"] as const) : []),
    ...(route.versioned ? (["CHANGED_SINCE"] as const) : []),
    ...(route.versioned && !route.versionOptional ? (["VERSION_NEEDED"] as const) : []),
    ...(route.newStay ? (["RESORT_CLOSED"] as const) : []),
    "BUSY",
    ...(route.method === "GET" ? [] : (["STORAGE_FULL"] as const)),
    "UNEXPECTED",
  ];
  return [...new Set([...(route.failures ?? []), ...general])];
}

/** Without a demo an example says what the schemas know. */
const bySchema: CallsToTry = (route) => {
  const part = (schema: z.ZodType | undefined) =>
    schema && exampleOf(jsonSchemaOf(schema, "input"), { named: usualValues, required: true });
  return { named: usualValues, params: part(route.params), query: part(route.query), body: part(route.body) };
};

function operationOf(route: RouteDefinition, call: CallToTry): Operation {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return {
    operationId: [route.method.toLowerCase(), ...words].join("_"),
    tags: [route.tag],
    summary: route.summary,
    ...describe(route, call),
    security: route.scope === "none" ? [] : [{ [route.scope === "staff" ? "staff" : "guest"]: [] }],
    parameters: parametersOf(route, call),
    ...(route.body
      ? { requestBody: { required: true, content: json(jsonSchemaOf(route.body, "input"), call.body) } }
      : {}),
    ...(route.upload ? { requestBody: { required: true, content: oneFile } } : {}),
    responses: { ...success(route, call), ...refusals(route) },
  };
}

function describe(
  { permission, scope }: RouteDefinition,
  { as, needs }: CallToTry,
): { description?: string } {
  const sentences = [
    permission && `Needs the permission ${permission.join(": ")}.`,
    as && scope !== "none" && `The example works in the demo, signed in as ${as}.`,
    needs && `To send the example, you need ${needs}.`,
  ].filter(Boolean);
  return sentences.length > 0 ? { description: sentences.join(" ") } : {};
}

function parametersOf(route: RouteDefinition, call: CallToTry): Parameter[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  const params = route.params ? jsonSchemaOf(route.params, "input") : {};
  const query = route.query ? jsonSchemaOf(route.query, "input") : {};
  return [
    ...inPath.map((name) => ({
      name,
      in: "path" as const,
      required: true,
      schema: params.properties?.[name] ?? { type: "string" },
      ...exampleIn(call.params, name),
    })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: "query" as const,
      required: query.required?.includes(name) ?? false,
      schema,
      ...exampleIn(call.query, name),
    })),
    ...(route.idempotent ? [{ ...idempotencyKey, required: route.idempotent === true }] : []),
    ...(route.versioned ? [ifMatchOf(route)] : []),
  ];
}

const exampleIn = (values: unknown, name: string): { example?: unknown } => {
  const value = (values as Record<string, unknown> | undefined)?.[name];
  return value === undefined ? {} : { example: value };
};

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  example: "5f0c1d9e-try-it",
  schema: {
    type: "string",
    minLength: 8,
    maxLength: 200,
    description:
      "A key of the caller's choice. Repeated calls with the same key have one effect and get the same answer.",
  },
};

const ifMatchOf = ({ versionOptional = false }: RouteDefinition): Parameter => ({
  name: "If-Match",
  in: "header",
  required: !versionOptional,
  example: "*",
  schema: {
    type: "string",
    pattern: '^(\\*|"?[0-9]{1,9}"?)$',
    description: `The \`version\` that was read. Refused with CHANGED_SINCE once somebody else has saved since; \`*\` saves over whatever is there${versionOptional ? ", and so does a call without it" : ""}.`,
  },
});

const oneFile: Content = {
  "multipart/form-data": {
    schema: {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
    },
  },
};

/** Without an example where none is known that is real: the schema then says enough. */
const json = (schema: JsonSchema, example: unknown): Content => ({
  "application/json": { schema, ...(example === undefined ? {} : { example }) },
});

function success(route: RouteDefinition, { named = {} }: CallToTry): Operation["responses"] {
  const status = String(route.status ?? 200);
  if (status === "303") return { [status]: { description: "Redirects to a page" } };
  if (status === "204") return { [status]: { description: "Done" } };
  if (route.file !== undefined) {
    const schema: JsonSchema = { type: "string", contentMediaType: route.file };
    return { [status]: { description: "The file", content: { [route.file]: { schema } } } };
  }
  if (route.event !== undefined) {
    const schema: JsonSchema = {
      type: "string",
      description: "server-sent events, with one of these in each `data:`",
    };
    const event = jsonSchemaOf(route.event, "output");
    const content = {
      "text/event-stream": { schema, example: `data: ${JSON.stringify(exampleOf(event, { named }))}\n\n` },
    };
    return { [status]: { description: "Events, until either side closes the connection", content } };
  }
  const schema = jsonSchemaOf(route.reply, "output");
  return { [status]: { description: "Done", content: json(schema, exampleOf(schema, { named })) } };
}

function refusals(route: RouteDefinition): Operation["responses"] {
  const byStatus = Object.groupBy(failuresOf(route), (code) => String(statusOf[code]));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [status, refusal(codes ?? [])]),
  );
}

const refusal = (codes: readonly FailureCode[]): Operation["responses"][string] => ({
  description: codes.join(", "),
  content: {
    "application/problem+json": {
      schema: {
        allOf: [{ $ref: "#/components/schemas/Problem" }, { properties: { code: { enum: [...codes] } } }],
      },
    },
  },
});
