import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { failureOfLoading } from "../api/call-failure.ts";
import type { Translations } from "../i18n/translations.ts";
import { useTranslations } from "../i18n/use-translation.ts";
import type { Namespace } from "../i18n/words.ts";
import { useToast } from "./toast.tsx";
import { useFailureText } from "./use-failure-text.ts";

/** Stands where a piece could not be had: says so, and shows nothing. */
function Missing() {
  const toast = useToast();
  const say = useFailureText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => toast({ tone: "danger", text: say(failureOfLoading(null)) }), []);
  return null;
}

/** For `lazy` with a fallback of its own: a piece that could not be had is said so in its place. */
export const orMissing = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Promise<{ default: ComponentType<Props> }> => load().catch(() => ({ default: Missing }));

const noChange = () => () => undefined;

/**
 * A piece that few visitors come to see: it is loaded when it first shows, with the words it speaks. When that fails,
 * the page around it stays, and it is tried again when it shows again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...namespaces: Namespace[]
): ComponentType<Props> {
  const pieces = new WeakMap<Translations, ComponentType<object>>();
  const pieceOf = (words: Translations) => {
    const loaded = lazy<ComponentType<object>>(async () => {
      try {
        const [file] = await Promise.all([load(), words.bring(namespaces)]);
        return file as { default: ComponentType<object> };
      } catch {
        pieces.delete(words);
        return { default: Missing };
      }
    });
    pieces.set(words, loaded);
    return loaded;
  };
  return (props) => {
    const words = useTranslations();
    const [Piece] = useState(() => pieces.get(words) ?? pieceOf(words));
    // The server waits for no piece: it comes once its page is in use.
    if (
      !useSyncExternalStore(
        noChange,
        () => true,
        () => false,
      )
    )
      return null;
    return (
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    );
  };
}
