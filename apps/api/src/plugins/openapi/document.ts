import { Problem, statusOf } from "@pulau/contract/problem.ts";
import type { RouteDefinition } from "@pulau/contract/route.ts";
import type { FailureCode } from "@pulau/domain/failure-codes.ts";
import { exampleOf } from "./example.ts";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

export type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
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

/** The OpenAPI 3.1 document of the mounted calls. */
export function openApiOf(routes: readonly RouteDefinition[], version: string): OpenApi {
  const paths: OpenApi["paths"] = {};
  for (const route of routes) {
    const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Pulau", version, description: "Booking portal and staff dashboard of an island resort." },
    tags: [...new Set(routes.map((route) => route.tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: jsonSchemaOf(Problem, "output") },
      securitySchemes: {
        guest: { type: "http", scheme: "bearer", description: "A portal token; it opens nothing for staff." },
        staff: { type: "http", scheme: "bearer", description: "A staff token; it opens nothing for guests." },
      },
    },
  };
}

/** The refusals that a call can answer, its own and the general ones. */
export function failuresOf(route: RouteDefinition): FailureCode[] {
  const hasInput = route.params ?? route.query ?? route.body;
  const general: FailureCode[] = [
    ...(hasInput || route.idempotent ? (["INVALID_INPUT"] as const) : []),
    ...(route.scope === "none" ? [] : (["NOT_SIGNED_IN", "NOT_ALLOWED"] as const)),
    ...(route.idempotent ? (["KEY_REUSED"] as const) : []),
    "BUSY",
    ...(route.method === "GET" ? [] : (["STORAGE_FULL"] as const)),
    "UNEXPECTED",
  ];
  return [...new Set([...(route.failures ?? []), ...general])];
}

function operationOf(route: RouteDefinition): Operation {
  const words = route.path.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return {
    operationId: [route.method.toLowerCase(), ...words].join("_"),
    tags: [route.tag],
    summary: route.summary,
    ...(route.permission ? { description: `Needs the permission ${route.permission.join(": ")}.` } : {}),
    security: route.scope === "none" ? [] : [{ [route.scope === "staff" ? "staff" : "guest"]: [] }],
    parameters: parametersOf(route),
    ...(route.body
      ? { requestBody: { required: true, content: json(jsonSchemaOf(route.body, "input")) } }
      : {}),
    ...(route.upload ? { requestBody: { required: true, content: oneFile } } : {}),
    responses: { ...success(route), ...refusals(route) },
  };
}

function parametersOf(route: RouteDefinition): Parameter[] {
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? "");
  const params = route.params ? jsonSchemaOf(route.params, "input") : {};
  const query = route.query ? jsonSchemaOf(route.query, "input") : {};
  return [
    ...inPath.map((name) => ({
      name,
      in: "path" as const,
      required: true,
      schema: params.properties?.[name] ?? { type: "string" },
    })),
    ...Object.entries(query.properties ?? {}).map(([name, schema]) => ({
      name,
      in: "query" as const,
      required: query.required?.includes(name) ?? false,
      schema,
    })),
    ...(route.idempotent ? [{ ...idempotencyKey, required: route.idempotent === true }] : []),
  ];
}

const idempotencyKey: Parameter = {
  name: "Idempotency-Key",
  in: "header",
  required: true,
  schema: {
    type: "string",
    minLength: 8,
    maxLength: 200,
    description:
      "A key of the caller's choice: the same key has one effect and one answer, however often sent.",
  },
};

const oneFile: Content = {
  "multipart/form-data": {
    schema: {
      type: "object",
      required: ["file"],
      properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
    },
  },
};

const json = (schema: JsonSchema): Content => ({
  "application/json": { schema, example: exampleOf(schema) },
});

function success(route: RouteDefinition): Operation["responses"] {
  const status = String(route.status ?? 200);
  if (status === "204") return { [status]: { description: "Done" } };
  if (route.file !== undefined) {
    const schema: JsonSchema = { type: "string", contentMediaType: route.file };
    return { [status]: { description: "The file", content: { [route.file]: { schema } } } };
  }
  if (route.event !== undefined) {
    const schema: JsonSchema = {
      type: "string",
      description: "server-sent events, each `data:` one of this",
    };
    const event = jsonSchemaOf(route.event, "output");
    const content = {
      "text/event-stream": { schema, example: `data: ${JSON.stringify(exampleOf(event))}\n\n` },
    };
    return { [status]: { description: "News, until either side ends it", content } };
  }
  return { [status]: { description: "Done", content: json(jsonSchemaOf(route.reply, "output")) } };
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
