import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

/** What a route file decides by itself, and where. */
export type Decision = { readonly path: string; readonly line: number; readonly text: string };

const comparisons = new Set(["===", "!==", "==", "!=", "<", ">", "<=", ">=", "instanceof"]);
const sums = new Set(["+", "-", "*", "/", "%", "**"]);

type Node = {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly argument?: unknown;
  readonly expression?: unknown;
  readonly callee?: unknown;
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
  const take = (node: { readonly start: number; readonly end: number }) =>
    void found.push({
      path,
      line: text.slice(0, node.start).split("\n").length,
      text: text.slice(node.start, node.end),
    });
  new Visitor({
    BinaryExpression: (node) => {
      const isDecision = comparisons.has(node.operator) && !isNothing(node.left) && !isNothing(node.right);
      if (isDecision || sums.has(node.operator)) take(node);
    },
    LogicalExpression: (node) => {
      if (node.operator !== "??" && (isVerdict(node.left) || isVerdict(node.right))) take(node);
    },
    ConditionalExpression: (node) => {
      if (isVerdict(node.test) || (isWork(node.consequent) && isWork(node.alternate))) take(node);
    },
    IfStatement: (node) => {
      if (isVerdict(node.test)) take(node.test);
    },
    SwitchStatement: take,
  }).visit(parseSync(path, text).program);
  return found;
}
