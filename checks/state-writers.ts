import { parseSync } from "oxc-parser";

/** A table with a state, and the one file each that may move the state on and make a row in its first one. */
export type Stateful = {
  /** The table's name in SQL. */
  readonly table: string;
  /** The columns that hold the state, as the code names them. */
  readonly columns: readonly string[];
  /** By its path from the API's sources, as is `maker`. */
  readonly mover: string;
  readonly maker: string;
};
type Named = Pick<Stateful, "table" | "columns">;

export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const camel = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Whether a text writes the state of a table's rows, in the ways that SQL is written here. Values that are not told by
 * name, because they stand in a variable or are spread from one, may hold a state: they count as well.
 */
export function movesState(text: string, { table, columns }: Named): boolean {
  const at = `(?:public\\.)?${inSql(table)}(?:(?!where)[\\s\\S]){0,300}?`;
  const begin = `(?:(?:update\\s+(?:only\\s+)?|merge\\s+into\\s+)${at}|insert\\s+into\\s+${at}on\\s+conflict[^\`]{0,200}?)`;
  const before = `${begin}\\bset\\b(?:(?!where)[^\`])*?`;
  return (
    new RegExp(`\\b(moverOf|moverByMoments)\\(\\s*${camel(table)}\\b`).test(text) ||
    new RegExp(`${before}\\b(${columns.map(snake).join("|")})(?:[^=()\`]*\\))?\\s*=`, "i").test(text) ||
    setsOf(text, camel(table)).some((set) => mayName(set, columns))
  );
}

/** Whether a text makes a row of a table. */
export const makesRow = (text: string, { table }: Named): boolean =>
  new RegExp(`\\b(insert|beginnerOf)\\(\\s*${camel(table)}\\b`).test(text) ||
  new RegExp(`insert\\s+into\\s+(?:public\\.)?${inSql(table)}`, "i").test(text);

/** The tables of a file of the schema that have a state or a status of a few values. */
export const tablesWithStates = (text: string): string[] =>
  text
    .split(/\bpgTable\(\s*/)
    .slice(1)
    .flatMap((table) => {
      const [, name] = /^"(\w+)"/.exec(table) ?? [];
      return name && /\b(?:state|status|[a-z]+(?:State|Status)): text\(\{ enum:/.test(table) ? name : [];
    });

/** A table in SQL, by its name or from the schema. */
const inSql = (table: string): string => `(?:"?${table}\\b|\\$\\{${camel(table)}\\})`;

/** Of a syntax tree, what is looked at here. */
type Node = {
  readonly type: string;
  readonly name?: string;
  readonly computed?: boolean;
  readonly arguments?: readonly Node[];
  /** Of a call. */
  readonly callee?: Node;
  /** Of a member, and of an object's entry. */
  readonly object?: Node;
  readonly property?: Node;
  readonly key?: Node;
  /** Of an import. */
  readonly local?: Node;
  readonly imported?: Node;
  readonly value?: unknown;
  /** What a spread, parentheses, `&&` or `? :` lead to. */
  readonly argument?: Node;
  readonly expression?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
};

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isCallOf = (node: Node | undefined, method: string): node is Node =>
  node?.type === "CallExpression" && node.callee?.property?.name === method;

/**
 * Where a text tells a state by its name: `state: "captured"`, in whichever branch. What a gateway or the sandbox bank says
 * of its own stands beside what only they have, and is none of ours.
 */
export function statesNamedIn(text: string, states: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const look = (node: Node): void => {
    if (node.type === "ObjectExpression") {
      const own = entriesOf(node);
      const isTheirs = own.some(({ key }) => ["callbackUrl", "captureRef"].includes(key?.name ?? ""));
      for (const { key, value } of isTheirs ? [] : childrenOf(node).filter(isEntry))
        if (key?.name === "state")
          found.push(...literalsOf(isNode(value) ? value : undefined).filter((name) => states.has(name)));
    }
    childrenOf(node).forEach(look);
  };
  const body: readonly unknown[] = parseSync("text.ts", text).program.body;
  body.filter(isNode).forEach(look);
  return found;
}

const isEntry = (node: Node): boolean => node.type === "Property";

/** An object's entries with those of the objects that are spread into it as they stand. */
const entriesOf = (node: Node): Node[] =>
  childrenOf(node).flatMap((child) => {
    if (isEntry(child)) return [child];
    return child.argument?.type === "ObjectExpression" ? entriesOf(child.argument) : [];
  });

/** The texts that a value is or may be, by its branches. */
function literalsOf(node: Node | undefined): string[] {
  switch (node?.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "ConditionalExpression":
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    default:
      return node?.expression ? literalsOf(node.expression) : [];
  }
}

type Update = { readonly table: string | undefined; readonly set: Node | undefined };

/** Every `update(…).set(…)` of a text; of a table that is not imported, as of a parameter or a variable, without its name. */
function updatesIn(text: string): readonly Update[] {
  if (!/\.update\(/.test(text)) return [];
  const known = updatesOf.get(text);
  if (known) return known;
  const found: { name: string | undefined; set: Node | undefined }[] = [];
  const imported = new Map<string | undefined, string | undefined>();
  const look = (node: Node): void => {
    if (node.type === "ImportSpecifier") imported.set(node.local?.name, node.imported?.name);
    const updated = isCallOf(node, "set") ? node.callee?.object : undefined;
    if (isCallOf(updated, "update"))
      found.push({ name: updated.arguments?.[0]?.name, set: node.arguments?.[0] });
    childrenOf(node).forEach(look);
  };
  const body: readonly unknown[] = parseSync("text.ts", text).program.body;
  body.filter(isNode).forEach(look);
  const updates = found.map(({ name, set }) => ({ table: imported.get(name), set }));
  updatesOf.set(text, updates);
  return updates;
}
const updatesOf = new Map<string, readonly Update[]>();

/** What a table is set to, wherever that stands in a text; what is updated under an unknown name may be any table. */
const setsOf = (text: string, table: string): (Node | undefined)[] =>
  updatesIn(text).flatMap((update) => ((update.table ?? table) === table ? [update.set] : []));

/** Whether an object's columns, or those of the objects that it is spread from, are or may be some of these. */
function mayName(values: Node | undefined, columns: readonly string[]): boolean {
  switch (values?.type) {
    case "LogicalExpression":
      return mayName(values.right, columns);
    case "ConditionalExpression":
      return mayName(values.consequent, columns) || mayName(values.alternate, columns);
    case "ParenthesizedExpression":
      return mayName(values.expression, columns);
    case "SpreadElement":
      return mayName(values.argument, columns);
    case "Property":
      return values.computed === true || columns.includes(values.key?.name ?? "");
    case "ObjectExpression":
      return childrenOf(values).some((property) => mayName(property, columns));
    default:
      return true;
  }
}
