import { type BackendModule, createInstance, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Language, languageOfTag, tagOf } from "./language.ts";
import type { Namespace } from "./words.ts";

/** What every page speaks before its own words come. */
export const firstWords = ["shell", "ui", "failures", "dead-ends"] as const satisfies readonly Namespace[];

type First = (typeof firstWords)[number];
const first = import.meta.glob<Record<First, ResourceKey>>("./*/first.ts");
/** Where the words of pages lie, by `./en/home.ts` and the like. */
export type Bundle = { default: ResourceKey };
export type Bundles = Record<string, () => Promise<Bundle>>;
const bundles = import.meta.glob<Bundle>([
  "./{en,my,cn}/*.ts",
  "!./*/{first,shell,ui,failures,dead-ends}.ts",
]);

/** Loads one namespace of one language. */
async function load(tag: string, namespace: string, more: Bundles): Promise<ResourceKey> {
  const language = languageOfTag(tag);
  const isFirst = firstWords.some((name) => name === namespace);
  const words = isFirst
    ? (await first[`./${language}/first.ts`]?.())?.[namespace as First]
    : (await (bundles[`./${language}/${namespace}.ts`] ?? more[`./${language}/staff/${namespace}.ts`])?.())
        ?.default;
  if (words === undefined) throw new Error(`no words: ${tag}/${namespace}`);
  return words;
}

const backend = (more: Bundles): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (tag, namespace, done) => {
    load(tag, namespace, more).then(
      (words) => done(null, words),
      (error: Error) => done(error, null),
    );
  },
});

/** Brings these words, also when they could not be had before; throws when they still can't. */
export async function bringWords(words: i18n, tag: string, namespaces: readonly Namespace[]): Promise<void> {
  await words.loadNamespaces(namespaces);
  const missing = namespaces.filter((name) => !words.hasResourceBundle(tag, name));
  if (missing.length > 0) await words.reloadResources([tag], missing);
  if (missing.some((name) => !words.hasResourceBundle(tag, name))) throw new Error(`no words: ${missing}`);
}

/** Changes the language once every word that this page speaks is there; throws, and changes nothing, without. */
export async function changeWords(words: i18n, language: Language): Promise<void> {
  await bringWords(words, tagOf[language], words.options.ns as Namespace[]);
  await words.changeLanguage(tagOf[language]);
}

/**
 * Loads the words of one language, no other. A change of language loads what was loaded before, anew.
 *
 * @param more bundles that this side alone speaks
 */
export async function startWords(language: Language, more: Bundles = {}): Promise<i18n> {
  const words = createInstance();
  await words
    .use(backend(more))
    .use(initReactI18next)
    .init({
      lng: tagOf[language],
      fallbackLng: false,
      load: "currentOnly",
      ns: [...firstWords],
      defaultNS: "shell",
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18n: "languageChanged loaded" },
      returnNull: false,
    });
  return words;
}
