import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

/** What a route file decides by itself, and where. */
export type Decision = { readonly path: string; readonly line: number; readonly text: string };

const comparisons = new Set(["===", "!==", "==", "!=", "<", ">", "<=", ">=", "instanceof"]);
const sums = new Set(["+", "-", "*", "/", "%", "**"]);

type Side = { readonly type: string; readonly value?: unknown; readonly name?: unknown };

/** Whether a value is there at all is no decision; what it is, is one. */
const isNothing = (side: Side): boolean =>
  (side.type === "Literal" && side.value === null) ||
  (side.type === "Identifier" && side.name === "undefined");

/**
 * The comparisons, sums and choices by cases of a file of routes. A route reads the call, asks one use case and unwraps its
 * answer: whether something is there (`x === null`, `!x`) and whether it went well (`x.ok`) is all that it looks at.
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
    SwitchStatement: take,
  }).visit(parseSync(path, text).program);
  return found;
}
