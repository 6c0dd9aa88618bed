import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

/** Words that say nothing of what they hold: a parameter or a variable is called by that instead. */
const fillers: readonly string[] = [
  "one",
  "each",
  "ask",
  "asking",
  "calm",
  "it",
  "them",
  "thing",
  "things",
  "stuff",
  "something",
];
/** The same, but fields of calls and rows are called so: taken out of one, they keep its name. */
const fields: readonly string[] = ["asked", "who", "what"];
const words = [...fillers, ...fields];
/** A type is called by what its values are, not by what somebody did with them. */
const types: readonly string[] = ["Asked", "Told", "Said"];
/** Where a filler may be bound; files without such a place need no parsing. */
const binding = new RegExp(
  `(?:(?:const|let|function) |[([{,:]\\s*|\\.{3})(?:${words.join("|")})\\b|(?:type|interface) (?:${types.join("|")})\\b`,
);

/** Parameters, variables, functions and types whose name is a filler, as `path:line name`. */
export function fillerNames({ path, text }: Source): string[] {
  if (!binding.test(text.replaceAll(/^import .*$/gm, ""))) return [];
  const found: string[] = [];
  const takeName = (known: readonly string[], { name, start }: Named): void => {
    if (known.includes(name)) found.push(`${path}:${text.slice(0, start).split("\n").length} ${name}`);
  };
  const take = (pattern: object | null | undefined): void => {
    for (const bound of namesIn(pattern)) takeName(words, bound);
  };
  const takeFunction = ({ id, params }: { id?: object | null; params: readonly object[] }) => {
    take(id);
    params.forEach(take);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => take(id),
    FunctionDeclaration: takeFunction,
    FunctionExpression: takeFunction,
    ArrowFunctionExpression: takeFunction,
    TSFunctionType: takeFunction,
    TSMethodSignature: ({ params }) => params.forEach(take),
    CatchClause: ({ param }) => take(param),
    TSTypeAliasDeclaration: ({ id }) => takeName(types, id),
    TSInterfaceDeclaration: ({ id }) => takeName(types, id),
  }).visit(parseSync(path, text).program);
  return found;
}

type Named = { readonly name: string; readonly start: number };
type Pattern = Partial<Named> & {
  readonly type?: string;
  readonly [part: string]: unknown;
};

/** What a pattern binds, however deep it takes its value apart. */
function namesIn(pattern: object | null | undefined): Named[] {
  if (!pattern) return [];
  const node = pattern as Pattern;
  switch (node.type) {
    case "Identifier":
      return [node as Named];
    case "AssignmentPattern":
      return namesIn(node.left as object);
    case "RestElement":
      return namesIn(node.argument as object);
    case "ArrayPattern":
      return (node.elements as (object | null)[]).flatMap(namesIn);
    case "ObjectPattern":
      return (node.properties as Pattern[]).flatMap((property) =>
        namesIn((property.value ?? property.argument) as object).filter(
          ({ name }) => !property.shorthand || !fields.includes(name),
        ),
      );
    default:
      return [];
  }
}
