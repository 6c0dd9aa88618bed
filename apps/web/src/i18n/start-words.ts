import { type BackendModule, createInstance, type i18n, type ResourceKey } from "i18next";
import { initReactI18next } from "react-i18next";
import { type Language, languageOfTag, tagOf } from "./language.ts";
import type { Namespace } from "./words.ts";

/** What every page speaks before its own words come. */
export const firstWords = ["shell", "ui", "failures", "dead-ends"] as const satisfies readonly Namespace[];

type First = (typeof firstWords)[number];
const first = import.meta.glob<Record<First, ResourceKey>>("./*/first.ts");
const bundles = import.meta.glob<{ default: ResourceKey }>([
  "./{en,my,cn}/*.ts",
  "!./*/{first,shell,ui,failures,dead-ends}.ts",
]);

/** Loads one namespace of one language. */
async function load(tag: string, namespace: string): Promise<ResourceKey> {
  const language = languageOfTag(tag);
  const isFirst = firstWords.some((name) => name === namespace);
  const words = isFirst
    ? (await first[`./${language}/first.ts`]?.())?.[namespace as First]
    : (await bundles[`./${language}/${namespace}.ts`]?.())?.default;
  if (words === undefined) throw new Error(`no words: ${tag}/${namespace}`);
  return words;
}

const backend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (tag, namespace, done) => {
    load(tag, namespace).then(
      (words) => done(null, words),
      (error: Error) => done(error, null),
    );
  },
};

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
