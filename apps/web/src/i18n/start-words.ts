import { type BackendModule, createInstance, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Language, languageOfTag, tagOf } from "./language.ts";
import type { Namespace } from "./words.ts";

type Loaded = { default: ResourceKey };
const bundles = import.meta.glob<Loaded>(["./en/*.ts", "./my/*.ts", "./cn/*.ts"]);

const backend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (tag, namespace, done) => {
    const load = bundles[`./${languageOfTag(tag)}/${namespace}.ts`];
    if (load === undefined) return done(new Error(`no words: ${tag}/${namespace}`), null);
    load().then(
      (words) => done(null, words.default),
      (error: Error) => done(error, null),
    );
  },
};

/** What every page speaks before its own words come. */
export const firstWords: readonly Namespace[] = ["shell", "ui", "errors", "dead-ends"];

/** Loads the words of one language, no other. A change of language loads what was loaded before, anew. */
export async function startWords(language: Language): Promise<i18n> {
  const words = createInstance();
  await words
    .use(backend)
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
