import { type Language, languageOfTag, tagOf } from "./language.ts";
import type { WordTree } from "./translate.ts";
import { Translations } from "./translations.ts";
import type { Namespace } from "./words.ts";

/** What every page speaks before its own words come. */
export const firstWords = ["shell", "ui", "failures", "error-pages"] as const satisfies readonly Namespace[];

type First = Record<(typeof firstWords)[number], WordTree> & { pages: Bundles };
const firsts = import.meta.glob<First>("./*/first.ts");
/** Where words lie that are loaded when they are first spoken. */
export type Bundle = { default: WordTree };
export type Bundles = Record<string, () => Promise<Bundle>>;

/** Loads one namespace of one language. */
async function load(tag: string, namespace: Namespace, more: Bundles): Promise<WordTree> {
  const language = languageOfTag(tag);
  const first = await firsts[`./${language}/first.ts`]?.();
  const known = firstWords.find((name) => name === namespace);
  const bundle = first?.pages[`./${namespace}.ts`] ?? more[`./${language}/staff/${namespace}.ts`];
  const words = known ? first?.[known] : (await bundle?.())?.default;
  if (words === undefined) throw new Error(`no words: ${tag}/${namespace}`);
  return words;
}

/**
 * Loads the words of one language, no other. A change of language loads what was loaded before, anew.
 *
 * @param more bundles that this side alone speaks
 */
export async function startWords(language: Language, more: Bundles = {}): Promise<Translations> {
  const words = new Translations(tagOf[language], (tag, namespace) => load(tag, namespace, more));
  await words.bring(firstWords);
  return words;
}
