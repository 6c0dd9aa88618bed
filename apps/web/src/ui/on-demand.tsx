import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { getI18n } from "react-i18next";
import { failureOfLoading } from "../api/call-failure.ts";
import { bringWords } from "../i18n/start-words.ts";
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

/**
 * A piece that few visitors come to see: it is loaded when it first shows, with the words it speaks. When that fails,
 * the page around it stays, and it is tried again when it shows again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  ...namespaces: Namespace[]
): ComponentType<Props> {
  const piece = () =>
    lazy<ComponentType<object>>(async () => {
      const words = getI18n();
      try {
        const [file] = await Promise.all([load(), bringWords(words, words.language, namespaces)]);
        return file as { default: ComponentType<object> };
      } catch {
        current = piece();
        return { default: Missing };
      }
    });
  let current = piece();
  return (props) => {
    const [Piece] = useState(() => current);
    return (
      <Suspense fallback={null}>
        <Piece {...props} />
      </Suspense>
    );
  };
}
