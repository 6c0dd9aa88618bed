import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

export type LongFunction = { readonly path: string; readonly name: string; readonly lines: number };

type Span = { readonly start: number; readonly end: number };

/** Functions of more lines than that, the longest first, each by its own name or that of what it is given to. */
export function functionsOver(most: number, sources: readonly Source[]): LongFunction[] {
  return sources
    .flatMap(functionsIn)
    .filter(({ lines }) => lines > most)
    .toSorted((a, b) => b.lines - a.lines);
}

function functionsIn({ path, text }: Source): LongFunction[] {
  const { program } = parseSync(path, text);
  const names = new Map<number, string>();
  const found: { span: Span; name: string | undefined }[] = [];
  const take = (node: Span & { id?: { name: string } | null }) =>
    void found.push({ span: node, name: node.id?.name });
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init && id.type === "Identifier") names.set(init.start, id.name);
    },
    FunctionDeclaration: take,
    FunctionExpression: take,
    ArrowFunctionExpression: take,
  }).visit(program);
  return found.map(({ span, name }) => ({
    path,
    name: name ?? names.get(span.start) ?? "(nameless)",
    lines: text.slice(span.start, span.end).split("\n").length,
  }));
}
