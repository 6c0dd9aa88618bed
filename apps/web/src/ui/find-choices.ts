/** What can be found among others: by its text, and by what else it is called, which is asked for when one types. */
export type Findable = { readonly text: string; readonly also?: string | (() => string) | undefined };

/** Without accents, case and signs: `Côte d’Ivoire` and `cote d ivoire`, `+60` and `60`, are one. */
export const folded = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * Finds by what is typed: choices in which it begins a word, in any order of the words; when there is none, choices that
 * have it anywhere, as Chinese has no words apart. Answers with the found texts.
 */
export function finderOf(choices: readonly Findable[]): (typed: string) => ReadonlySet<string> {
  const wordsOf = ({ text, also = "" }: Findable) => {
    const words = ` ${folded(`${text} ${typeof also === "string" ? also : also()}`)}`;
    return { text, words };
  };
  let written: readonly { text: string; words: string }[] | null = null;
  let last: { typed: string; found: ReadonlySet<string> } | null = null;
  return (typed) => {
    if (last?.typed === typed) return last.found;
    const wanted = folded(typed).split(" ");
    written ??= choices.map(wordsOf);
    const all = written;
    const having = (before: string) =>
      all.filter(({ words }) => wanted.every((word) => words.includes(before + word)));
    const beginning = having(" ");
    const found = new Set((beginning.length > 0 ? beginning : having("")).map(({ text }) => text));
    last = { typed, found };
    return found;
  };
}

/** Of what was found, the choice that is meant most likely: the first that begins as typed, else the first. */
export const likeliest = <C extends { readonly text: string }>(
  found: readonly C[],
  typed: string,
): C | undefined => found.find(({ text }) => folded(text).startsWith(folded(typed))) ?? found[0];
