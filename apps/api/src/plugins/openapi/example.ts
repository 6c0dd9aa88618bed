import type { JsonSchema } from "./json-schema.ts";

const byFormat: Record<string, string> = {
  uuid: "0b8f7d5e-3c1a-4f7e-9a51-6a2d1c9be001",
  email: "aina@example.com",
  "date-time": "2026-12-05T09:30:00+08:00",
  date: "2026-12-05",
  uri: "https://example.com/",
};

/** What fields of a name hold in every example, such as the id of a package that is there. */
export type NamedValues = Readonly<Record<string, unknown>>;

/**
 * A value that somebody would really send: of a field's name where such values are known, else from the schema's own
 * examples. Where a text is asked for of which nothing is known, it is `unknown`, and nothing at all without it.
 */
export function exampleOf(schema: JsonSchema, options: Partial<Within> = {}, name = ""): unknown {
  const within: Within = { named: {}, required: false, ...options };
  const { named } = within;
  if (fits(named[name], schema)) return named[name];
  if (schema.examples?.length) return withNamed(schema.examples[0], named);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum?.length) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices)
    return choices.map((choice) => exampleOf(choice, within, name)).find((value) => value !== undefined);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, within, name)));
  return plainest(schema, within, name);
}

/** Whether what is known of a name is of the same kind as what an example holds there. */
const isLike = (known: unknown, inner: unknown): boolean =>
  known !== undefined &&
  typeof known === typeof inner &&
  Array.isArray(known) === Array.isArray(inner) &&
  isDay(known) === isDay(inner);

const isDay = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Whether what is known of a name is meant here: `to` is a day in a span, and a wallet in a refund. */
function fits(value: unknown, schema: JsonSchema): boolean {
  if (value === undefined || schema.const !== undefined) return false;
  if (schema.enum) return schema.enum.includes(value);
  if (typeof value === "object") return schema.properties !== undefined;
  return !isDay(value) || isDay(schema.examples?.[0]);
}

type Within = {
  readonly named: NamedValues;
  /** Whether what may be left out is. */
  readonly required: boolean;
  readonly unknown?: string;
};

function plainest(schema: JsonSchema, within: Within, name: string): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "object") return objectLike(schema, within);
  if (type === "array") return listLike(schema, within, name);
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return true;
  if (type === "string") return byFormat[schema.format ?? ""] ?? within.unknown;
  return null;
}

function listLike(schema: JsonSchema, within: Within, name: string): unknown {
  const items = schema.prefixItems ?? [schema.items ?? {}];
  const values = items.map((item) => exampleOf(item, within, singular(name)));
  if (values.every((value) => value !== undefined)) return values;
  return schema.minItems ? undefined : [];
}

/** A whole example, with what is known of its fields' names put in: its days and ids are then ones that are there. */
function withNamed(value: unknown, named: NamedValues): unknown {
  if (Array.isArray(value)) return value.map((item) => withNamed(item, named));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      isLike(named[name], inner) ? named[name] : withNamed(inner, named),
    ]),
  );
}

/** `roomTypeIds` holds what `roomTypeId` holds. */
const singular = (name: string): string => (name.endsWith("s") ? name.slice(0, -1) : "");

function objectLike(schema: JsonSchema, within: Within): Record<string, unknown> | undefined {
  const fields = Object.entries(schema.properties ?? {});
  const others = schema.additionalProperties;
  if (fields.length === 0 && typeof others === "object") return {};
  const held = fields.flatMap(([name, inner]) => {
    const needed = schema.required?.includes(name) ?? false;
    if (!needed && within.required) return [];
    const value = exampleOf(inner, within, name);
    return value === undefined && !needed ? [] : [[name, value] as const];
  });
  return held.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(held);
}
