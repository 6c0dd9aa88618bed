/** `{bookingNo}`: stands in a text for what is other each time. */
const placeholder = /\{([A-Za-z]+)\}/g;

/** The names that a text has placeholders for, each once. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name = ""]) => name)),
];

/** A text with what its placeholders stand for; one that stands for nothing falls away. What is put in is taken as it is. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(placeholder, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : ""));

/** A text in which what is other each time has its name again; the longest first, so that none is cut to pieces. */
export const withPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== "")
    .toSorted(([, a], [, b]) => b.length - a.length)
    .reduce((replaced, [name, value]) => replaced.replaceAll(value, `{${name}}`), text);

export type PlaceholderFault = {
  readonly rule: "placeholderUnknown" | "placeholderMissing";
  readonly name: string;
};

/** The first thing that is wrong with the placeholders of a text; null for one that is right. */
export function placeholderFault(
  text: string,
  known: readonly string[],
  needed: readonly string[] = [],
): PlaceholderFault | null {
  const named = placeholdersIn(text);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined) return { rule: "placeholderUnknown", name: unknown };
  const missing = needed.find((name) => !named.includes(name));
  return missing === undefined ? null : { rule: "placeholderMissing", name: missing };
}
