import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

type Node = {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string;
  readonly property?: Node;
  readonly elements?: readonly (Node | null)[];
  readonly expression?: Node;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
};

const noNamespaces = /^(?:t|(?:add|remove)EventListener)$/;

/**
 * The namespaces of texts that a file names, however it asks for them: as an argument of whatever call or of a loader in JSX, also in
 * an array, or in front of a key (`errors:inUse`). `t` itself takes keys, and what listens takes events: an argument of those
 * counts by its front alone.
 */
export function spokenIn({ path, text }: Source, known: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const take = (node: Node | null | undefined): void => {
    if (node?.type === "ArrayExpression") node.elements?.forEach(take);
    if (node?.type === "TSAsExpression" || node?.type === "JSXExpressionContainer") take(node.expression);
    if (typeof node?.value === "string" && known.has(node.value)) found.add(node.value);
  };
  const takeFront = (value: unknown): void => {
    const front = typeof value === "string" ? /^([a-z-]+):\w/.exec(value)?.[1] : undefined;
    if (front !== undefined && known.has(front)) found.add(front);
  };
  const visitor = {
    CallExpression: ({ callee, arguments: given }: { callee: Node; arguments: readonly Node[] }) => {
      if (!noNamespaces.test(callee.property?.name ?? callee.name ?? "")) given.forEach(take);
    },
    JSXAttribute: ({ name, value }: { name: Node; value: Node | null }) => {
      if (/^(?:ns|words|namespaces?|speaks)$/.test(name.name ?? "")) take(value);
    },
    VariableDeclarator: ({ init }: { init: Node | null }) => {
      if (init?.type === "ArrayExpression" || init?.type === "TSAsExpression") take(init);
    },
    Literal: ({ value }: Node) => takeFront(value),
    TemplateLiteral: ({ quasis }: Node) => takeFront(`${quasis?.[0]?.value.raw}x`),
  };
  new Visitor(visitor as object).visit(parseSync(path, text).program);
  return [...found];
}
