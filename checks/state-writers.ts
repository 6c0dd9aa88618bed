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
  const before = `update\\s+"?${table}\\b(?:(?!where)[\\s\\S]){0,300}?\\bset\\b(?:(?!where)[^\`])*?`;
  return (
    new RegExp(`\\bmoverOf\\(\\s*${camel(table)}\\b`).test(text) ||
    new RegExp(`${before}\\b(${columns.map(snake).join("|")})\\s*=`, "i").test(text) ||
    setsOf(text, camel(table)).some((set) => mayName(set, columns))
  );
}

/** Whether a text makes a row of a table. */
export const makesRow = (text: string, { table }: Named): boolean =>
  new RegExp(`\\binsert\\(\\s*${camel(table)}\\b`).test(text) ||
  new RegExp(`insert\\s+into\\s+"?${table}\\b`, "i").test(text);

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isCallOf = (node: unknown, method: string): node is Node & { callee: Node; arguments: Node[] } =>
  isNode(node) &&
  node.type === "CallExpression" &&
  isNode(node["callee"]) &&
  isNode(node["callee"]["property"]) &&
  node["callee"]["property"]["name"] === method;

/** What `update(table).set(…)` is called with, wherever it stands in a text. */
function setsOf(text: string, table: string): Node[] {
  if (!text.includes(`update(${table})`)) return [];
  const found: Node[] = [];
  const look = (node: Node): void => {
    if (isCallOf(node, "set") && isCallOf(node.callee["object"], "update")) {
      const [updated] = node.callee["object"].arguments;
      if (updated?.["name"] === table) found.push(...node.arguments.slice(0, 1));
    }
    childrenOf(node).forEach(look);
  };
  childrenOf(parseSync("text.ts", text).program as unknown as Node).forEach(look);
  return found;
}

/** Whether an object's columns, or those of the objects that it is spread from, are or may be some of these. */
function mayName(values: Node, columns: readonly string[]): boolean {
  if (values.type === "LogicalExpression") return mayName(values["right"] as Node, columns);
  if (values.type === "ConditionalExpression")
    return [values["consequent"], values["alternate"]].some((side) => mayName(side as Node, columns));
  if (values.type === "ParenthesizedExpression") return mayName(values["expression"] as Node, columns);
  if (values.type !== "ObjectExpression") return true;
  return childrenOf(values).some((property) =>
    property.type === "SpreadElement"
      ? mayName(property["argument"] as Node, columns)
      : property["computed"] === true || columns.includes(String((property["key"] as Node)["name"])),
  );
}
