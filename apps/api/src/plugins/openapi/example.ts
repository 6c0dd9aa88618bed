import type { JsonSchema } from "./json-schema.ts";

const byFormat: Record<string, string> = {
  uuid: "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001",
  email: "aina@example.com",
  "date-time": "2026-12-05T09:30:00+08:00",
  date: "2026-12-05",
  uri: "https://example.com/",
};

/** A value that the schema takes: from its own examples where it has some, else the plainest one. */
export function exampleOf(schema: JsonSchema): unknown {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum?.length) return schema.enum[0];
  const choice = (schema.anyOf ?? schema.oneOf)?.[0];
  if (choice) return exampleOf(choice);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(exampleOf));
  return plainest(schema);
}

function plainest(schema: JsonSchema): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") return objectLike(schema);
  if (type === "array") return (schema.prefixItems ?? [schema.items ?? {}]).map(exampleOf);
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return true;
  if (type === "string") return byFormat[schema.format ?? ""] ?? "text";
  return null;
}

function objectLike(schema: JsonSchema): Record<string, unknown> {
  const named = Object.entries(schema.properties ?? {}).map(
    ([name, each]) => [name, exampleOf(each)] as const,
  );
  const others = schema.additionalProperties;
  if (named.length === 0 && typeof others === "object") return { key: exampleOf(others) };
  return Object.fromEntries(named);
}
