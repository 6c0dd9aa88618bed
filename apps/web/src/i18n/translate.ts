/** The words of one namespace in one language. */
export type WordTree = { readonly [key: string]: string | readonly string[] | WordTree };

/**
 * What a text is filled in with: `count` picks its plural, `context` a variant of it, and `defaultValue` stands in for a
 * text that there is not. With `returnObjects` a list of texts is told as a list.
 */
export type Values = {
  readonly count?: unknown;
  readonly context?: unknown;
  readonly defaultValue?: unknown;
  readonly returnObjects?: unknown;
  readonly [name: string]: unknown;
};

/** The namespaces that are searched, in their order, in the language that `tag` names. */
export type Dictionary = {
  readonly tag: string;
  readonly find: (namespace: string) => WordTree | undefined;
  readonly namespaces: readonly string[];
};

/**
 * The text for a key such as `refund.days` or `errors:inUse`, with `{{name}}` and `{{name, number}}` filled in. A key
 * that has no text is its own: it is seen at once, and nothing breaks.
 */
export function translate(dictionary: Dictionary, key: string, values: Values = {}): string | string[] {
  const found = lookUp(dictionary, key, values);
  const fill = (text: string) => filledIn(text, values, dictionary.tag);
  if (typeof found === "string") return fill(found);
  if (Array.isArray(found) && values.returnObjects) return found.map(fill);
  return typeof values.defaultValue === "string"
    ? fill(values.defaultValue)
    : key.slice(key.indexOf(":") + 1);
}

/** What a key leads to; undefined where it leads nowhere, or to several texts of which none is chosen. */
export function lookUp(
  { tag, find, namespaces }: Dictionary,
  key: string,
  { count, context }: Values = {},
): WordTree[string] | undefined {
  const [, own, path = key] = /^([^:.\s]+):(.+)$/.exec(key) ?? [];
  const variants = [path];
  if (typeof context === "string") variants.unshift(`${path}_${context}`);
  // A text that sounds the same for one as for several has one form.
  const forms = typeof count === "number" ? [`_${pluralOf(tag, count)}`, "_other", ""] : [""];
  const candidates = variants.flatMap((variant) => forms.map((form) => variant + form));
  for (const namespace of own ? [own] : namespaces) {
    const tree = find(namespace);
    for (const candidate of candidates) {
      const found = tree && walk(tree, candidate);
      if (typeof found === "string" || Array.isArray(found)) return found;
    }
  }
  return undefined;
}

function walk(tree: WordTree, path: string): WordTree[string] | undefined {
  let found: WordTree[string] | undefined = tree;
  for (const step of path.split(".")) {
    if (typeof found !== "object" || !Object.hasOwn(found, step)) return undefined;
    found = (found as WordTree)[step];
  }
  return found;
}

const filledIn = (text: string, values: Values, tag: string): string =>
  text.replace(/\{\{\s*(\w+)(,\s*number)?\s*\}\}/g, (_, name: string, asNumber?: string) => {
    const value = values[name] ?? "";
    return asNumber && value !== "" ? numbersOf(tag).format(Number(value)) : String(value);
  });

const pluralRules: Record<string, Intl.PluralRules> = {};
const numberFormats: Record<string, Intl.NumberFormat> = {};

function pluralOf(tag: string, count: number): Intl.LDMLPluralRule {
  pluralRules[tag] ??= new Intl.PluralRules(tag);
  return pluralRules[tag].select(count);
}

function numbersOf(tag: string): Intl.NumberFormat {
  numberFormats[tag] ??= new Intl.NumberFormat(tag);
  return numberFormats[tag];
}
