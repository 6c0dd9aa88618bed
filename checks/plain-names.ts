import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

/** A property, parameter or variable whose name says id or sen, and whose type says only text or number. */
export type PlainName = { readonly path: string; readonly line: number; readonly name: string };

/** Of a syntax tree, what is looked at here. */
type Node = {
  readonly type: string;
  readonly start: number;
  readonly name?: string;
  readonly key?: Node;
  readonly value?: unknown;
  /** The type of a name, with its colon, or what an operator such as `readonly` stands before. */
  readonly typeAnnotation?: Node | null;
  readonly types?: readonly Node[];
  readonly elementType?: Node;
  readonly typeName?: Node;
  readonly typeArguments?: { readonly params: readonly Node[] } | null;
  /** Of a call or a member of something. */
  readonly callee?: Node;
  /** Of a variable. */
  readonly id?: Node;
  readonly init?: Node | null;
  readonly object?: Node;
  readonly property?: Node;
  readonly arguments?: readonly Node[];
};

const kinds = [
  ...readFileSync(join(import.meta.dirname, "../packages/domain/src/ids.ts"), "utf8").matchAll(
    /export type (\w+)Id /g,
  ),
].map(([, kind]) => kind);
/** What a map by ids is called: `byId`, `pricesByBooking`. */
const byIds = new RegExp(`[bB]y(Id|${kinds.join("|")})s?$`);

const plainTypeOf = (name: string): string | null => {
  if (/^_?ids?$|[a-z](Ids?|_ids?)$/.test(name) || byIds.test(name)) return "TSStringKeyword";
  return /^sen$|[a-z]Sen$/.test(name) ? "TSNumberKeyword" : null;
};

/** What holds several of one kind. */
const holders = new Set(["Array", "ReadonlyArray", "Set", "ReadonlySet", "Promise", "Readonly", "Partial"]);
const maps = new Set(["Map", "ReadonlyMap", "Record"]);

/**
 * Every id and amount of a source that is typed as a plain text or number: alone, or null, in a list or set, or as the key
 * of a map by ids; a column of the schema without a type, and a field of the contract that is any id.
 */
export function plainNamesIn({ path, text }: Source): PlainName[] {
  if (!/(\b_?id|\bids|Ids?|_ids?|[sS]en)\b|[bB]y[A-Z]/.test(text)) return [];
  const found: PlainName[] = [];
  const take = (name: string, { start }: Node) =>
    void found.push({ path, line: text.slice(0, start).split("\n").length, name });
  const typed = (name: string | undefined, annotation: Node | null | undefined) => {
    const plain = name === undefined ? null : plainTypeOf(name);
    const type = annotation?.typeAnnotation;
    if (name !== undefined && plain !== null && type && isPlain(type, { name, plain })) take(name, type);
  };
  const visitor = {
    VariableDeclarator: ({ id, init }: Node) => {
      const looked = id?.name === undefined ? null : { name: id.name, plain: plainTypeOf(id.name) ?? "" };
      const params = init?.type === "NewExpression" ? (init.typeArguments?.params ?? []) : [];
      if (id && looked?.plain && holdsPlain(init?.callee?.name, params, looked)) take(looked.name, id);
    },
    Identifier: ({ name, typeAnnotation }: Node) => typed(name, typeAnnotation),
    TSPropertySignature: ({ key, typeAnnotation }: Node) => typed(key?.name, typeAnnotation),
    PropertyDefinition: ({ key, typeAnnotation }: Node) => typed(key?.name, typeAnnotation),
    Property: ({ key, value }: Node) => {
      if (key?.name && plainTypeOf(key.name) === "TSStringKeyword" && isAnyId(value as Node))
        take(key.name, key);
    },
  };
  new Visitor(visitor as object).visit(parseSync(path, text).program);
  return found;
}

type Looked = { readonly name: string; readonly plain: string };

function isPlain(type: Node, looked: Looked): boolean {
  switch (type.type) {
    case "TSUnionType":
      return type.types?.some((part) => isPlain(part, looked)) ?? false;
    case "TSArrayType":
      return type.elementType !== undefined && isPlain(type.elementType, looked);
    case "TSTypeOperator":
    case "TSParenthesizedType":
      return type.typeAnnotation ? isPlain(type.typeAnnotation, looked) : false;
    case "TSTypeReference":
      return holdsPlain(type.typeName?.name, type.typeArguments?.params ?? [], looked);
    default:
      return type.type === looked.plain;
  }
}

/** A map is by ids or of ids, as it is called; the other side of it may be anything. */
function holdsPlain(holder: string | undefined, params: readonly Node[], looked: Looked): boolean {
  if (holder === undefined) return false;
  if (holders.has(holder)) return params.some((part) => isPlain(part, looked));
  const side = maps.has(holder) ? params.at(byIds.test(looked.name) ? 0 : -1) : undefined;
  return side !== undefined && isPlain(side, looked);
}

/** `uuid()` and whatever is said of it but `$type`, and the contract's `Id`, alone or in `z.array`. */
function isAnyId(value: Node | undefined): boolean {
  switch (value?.type) {
    case "Identifier":
      return value.name === "Id";
    case "CallExpression":
      if (value.callee?.name === "uuid") return true;
      if (value.callee?.property?.name === "$type") return false;
      if (value.callee?.property?.name === "array") return isAnyId(value.arguments?.[0]);
      return isAnyId(value.callee?.object);
    default:
      return false;
  }
}
