import { type Language, languageOfTag, tagOf } from "./language.ts";
import type { WordTree } from "./translate.ts";
import { Translations } from "./translations.ts";
import type { Namespace } from "./words.ts";

/** What every page speaks before its own words come. */
export const firstWords = ["shell", "ui", "failures", "error-pages"] as const satisfies readonly Namespace[];

type First = (typeof firstWords)[number];
const first = import.meta.glob<Record<First, WordTree>>("./*/first.ts");
/** Where the words of pages lie, by `./en/home.ts` and the like. */
export type Bundle = { default: WordTree };
export type Bundles = Record<string, () => Promise<Bundle>>;
const bundles = import.meta.glob<Bundle>([
  "./{en,my,cn}/*.ts",
  "!./*/{first,shell,ui,failures,error-pages}.ts",
]);

/** Loads one namespace of one language. */
async function load(tag: string, namespace: string, more: Bundles): Promise<WordTree> {
  const language = languageOfTag(tag);
  const isFirst = firstWords.some((name) => name === namespace);
  const words = isFirst
    ? (await first[`./${language}/first.ts`]?.())?.[namespace as First]
    : (await (bundles[`./${language}/${namespace}.ts`] ?? more[`./${language}/staff/${namespace}.ts`])?.())
        ?.default;
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
