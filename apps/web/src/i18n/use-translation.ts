import { createContext, use, useEffect, useMemo, useSyncExternalStore } from "react";
import { type Language, tagOf } from "./language.ts";
import type { Translations } from "./translations.ts";
import type { Namespace, Say, Spoken } from "./words.ts";

/** The words of the page. */
export const TranslationsContext = createContext<Translations | null>(null);

export function useTranslations(): Translations {
  const words = use(TranslationsContext);
  if (!words) throw new Error("nothing brings words here");
  return words;
}

type Wishes<P> = {
  /** With what all keys begin. */
  readonly keyPrefix?: P;
  /** Another language than the page's. */
  readonly language?: Language;
};

/**
 * `t` says a text of these namespaces, in the page's language. A page's words come with it; those that are not here yet are
 * brought. `t` is the same function until the language changes or its words have come.
 */
export function useTranslation<
  const N extends Spoken = "shell",
  const P extends string | undefined = undefined,
>(namespaces?: N, { keyPrefix, language }: Wishes<P> = {}): { t: Say<N, P>; i18n: Translations } {
  const i18n = useTranslations();
  const names = [namespaces ?? "shell"].flat().join(" ");
  const tagNow = () => (language ? tagOf[language] : i18n.language);
  const state = () => `${tagNow()} ${i18n.has(names.split(" "), tagNow())}`;
  const known = useSyncExternalStore((tell) => i18n.subscribe(tell), state, state);
  const [tag = "", hasAll] = known.split(" ");
  useEffect(() => {
    // That they can't be had is said by whoever shows the page or the piece.
    if (hasAll === "false") i18n.bring(names.split(" ") as Namespace[], tag).catch(() => undefined);
  }, [i18n, names, tag, hasAll]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: words that have come are said
  const t = useMemo(
    () => i18n.say(names.split(" ") as [Namespace, ...Namespace[]], { prefix: keyPrefix, tag }),
    [i18n, names, keyPrefix, tag, hasAll],
  );
  return { t: t as unknown as Say<N, P>, i18n };
}
