import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

/** What a route file decides by itself, and where. */
export type Decision = { readonly path: string; readonly line: number; readonly text: string };

const comparisons = new Set(["===", "!==", "==", "!=", "<", ">", "<=", ">=", "instanceof"]);
/** How an answer says that it went well: the house’s own, and what a schema read. */
const wentWell = new Set<unknown>(["ok", "success"]);
const equals = new Set(["===", "!=="]);
const sums = new Set(["+", "-", "*", "/", "%", "**"]);

type Node = {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly argument?: unknown;
  readonly expression?: unknown;
  readonly callee?: unknown;
  readonly operator?: unknown;
  readonly left?: unknown;
  readonly right?: unknown;
  readonly property?: unknown;
};

/** Whether a value is there at all is no decision; what it is, is one. */
const isNothing = (side: Node): boolean =>
  (side.type === "Literal" && side.value === null) ||
  (side.type === "Identifier" && side.name === "undefined");

/** Without what stands around it: `!` and parentheses, or `await`. */
const within = (wrappers: readonly string[], node: Node): Node =>
  wrappers.includes(node.type) ? within(wrappers, (node.argument ?? node.expression) as Node) : node;

/** What a function says of what is known already. One that is waited for looks something up: it is there, or it is not. */
const isVerdict = (node: Node): boolean =>
  within(["UnaryExpression", "ParenthesizedExpression"], node).type === "CallExpression";

/** Of what a route may ask in an `if`: whether something is there (`x`, `x === null`), and whether it went well (`x.ok`). */
function isPlain(node: Node): boolean {
  const { type, name, operator, left, right, property } = within(
    ["UnaryExpression", "ParenthesizedExpression"],
    node,
  );
  if (type === "Identifier" || type === "AwaitExpression") return name !== "undefined";
  if (type === "LogicalExpression") return isPlain(left as Node) && isPlain(right as Node);
  if (type === "BinaryExpression")
    return equals.has(operator as string) && [left, right].some((side) => isNothing(side as Node));
  return type === "MemberExpression" && wentWell.has((property as Node).name);
}

/** A call of something that is done; a refusal does nothing. */
const isWork = (node: Node): boolean => {
  const { type, callee } = within(["AwaitExpression", "ParenthesizedExpression"], node);
  return type === "CallExpression" && (callee as Node).name !== "refuse";
};

/**
 * The comparisons, sums and choices of a file of routes. A route reads the call, asks one use case and unwraps its answer:
 * whether something is there (`x === null`, `!x`) and whether it went well (`x.ok`) is all that it looks at. It asks
 * no function about what it has (`if (may(…))`), and does not choose between two pieces of work.
 */
export function decisionsIn({ path, text }: Source): Decision[] {
  const found: Decision[] = [];
  /** Where the tests begin that choose between two objects: how a call is put, not what is done. */
  const tested = new Set<number>();
  const taken = new Set<number>();
  const take = (node: { readonly start: number; readonly end: number }) => {
    // A choice and the comparison that it begins with are one.
    if (taken.has(node.start)) return;
    taken.add(node.start);
    found.push({
      path,
      line: text.slice(0, node.start).split("\n").length,
      text: text.slice(node.start, node.end),
    });
  };
  new Visitor({
    BinaryExpression: (node) => {
      const isDecision = comparisons.has(node.operator) && !isNothing(node.left) && !isNothing(node.right);
      const isChoice = node.operator === "in" && !tested.has(node.start);
      if (isDecision || isChoice || sums.has(node.operator)) take(node);
    },
    LogicalExpression: (node) => {
      if (node.operator !== "??" && (isVerdict(node.left) || isVerdict(node.right))) take(node);
    },
    ConditionalExpression: (node) => {
      if ([node.consequent, node.alternate].every(({ type }) => type === "ObjectExpression"))
        tested.add(node.test.start);
      if (isVerdict(node.test) || (isWork(node.consequent) && isWork(node.alternate))) take(node);
    },
    IfStatement: (node) => {
      if (!isPlain(node.test)) take(node.test);
    },
    SwitchStatement: take,
  }).visit(parseSync(path, text).program);
  return found;
}
