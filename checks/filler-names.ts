import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

/** Words that say nothing of what they hold: a parameter or a variable is called by that instead. */
const fillers: readonly string[] = [
  "one",
  "each",
  "ask",
  "asking",
  "asks",
  "wish",
  "wishes",
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
const types: readonly string[] = ["Asked", "Found", "Ground", "Kept", "Shown", "Way", "Whose", "Wish"];
/**
 * That somebody said or heard it does not tell a message from a reply, a cell or a problem, and that it was asked not a request
 * from a question: such a word is in no name.
 */
const speech =
  /^(?:un)?(?:said|told|hear(?:d|s|ing|ers?)?|asked)(?![a-z])|(?:Said|Told|Hear(?:d|s|ing|ers?)?|Asked)(?![a-z])/;
const spokenField = /^(?:said|told|hear(?:d|s|ing|ers?)?|asked)$/;
/** Keys of texts are states and fields of calls. */
const texts = "apps/web/src/i18n/";
/**
 * Fields keep these names where they are stored: what a gateway reported lies in `needs_person.facts` since 0.1, and two releases
 * read and write it at once while one follows the other.
 */
const keptFields: Readonly<Record<string, readonly string[]>> = {
  "apps/api/src/modules/money/payments/apply-message.ts": ["said", "asked"],
  "apps/api/src/db/demo/stays/unmatched-payment.ts": ["said", "asked"],
  "apps/web/src/features/money/money-desk/use-words.ts": ["asked"],
};
/** Where a filler may be bound; files without such a place need no parsing. */
const binding = new RegExp(
  `(?:(?:const|let|function) |[([{,:]\\s*|\\.{3})(?:${words.join("|")})\\b|(?:type|interface) (?:${types.join("|")})\\b|[sS]aid|[tT]old|\\b(?:asked|hear(?:d|s|ing|ers?)?)(?:[A-Z]|\\s*[:,=})?(])|(?:[a-z]|\\b)(?:Asked|Hear(?:d|s|ing|ers?)?(?![a-z]))`,
);

/** Parameters, variables, functions, fields and types whose name is a filler, as `path:line name`. */
export function fillerNames({ path, text }: Source): string[] {
  if (!binding.test(text.replaceAll(/^import .*$/gm, ""))) return [];
  const found: string[] = [];
  const note = ({ name, start }: Named): unknown =>
    found.push(`${path}:${text.slice(0, start).split("\n").length} ${name}`);
  const takeName = (known: readonly string[], named: Named): void => {
    if (known.includes(named.name) || speech.test(named.name)) note(named);
  };
  const takeField = ({ key }: { readonly key: object }): void => {
    const named = key as Partial<Named>;
    if (!spokenField.test(named.name ?? "") || path.startsWith(texts)) return;
    if (!keptFields[path]?.includes(named.name ?? "")) note(named as Named);
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
    TSMethodSignature: ({ key, params }) => {
      takeField({ key });
      params.forEach(take);
    },
    TSPropertySignature: takeField,
    PropertyDefinition: takeField,
    MethodDefinition: takeField,
    ObjectExpression: ({ properties }) => {
      for (const property of properties) if (property.type === "Property") takeField(property);
    },
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
