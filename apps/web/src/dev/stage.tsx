import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { Call } from "../api/client.ts";
import { createQueries } from "../api/queries.ts";
import { nobody, type Session } from "../api/session.ts";
import { portalSide, type Side } from "../api/side.ts";
import { BackendProvider } from "../api/use-call.ts";
import { languageOfTag } from "../i18n/language.ts";
import { staffWords } from "../i18n/staff-words.ts";
import { startWords } from "../i18n/start-words.ts";
import type { Translations } from "../i18n/translations.ts";
import { TranslationsContext } from "../i18n/use-translation.ts";
import type { Namespace } from "../i18n/words.ts";
import { ToastProvider } from "../ui/toast.tsx";

const unanswered = () => Promise.reject(new Error("pieces call nobody"));

/** The words that pieces speak, in the document's language, and those of `more`. */
export async function startStage(...more: Namespace[]): Promise<Translations> {
  const words = await startWords(languageOfTag(document.documentElement.lang), staffWords);
  await words.bring(["errors", "pieces", "listing", ...more]);
  return words;
}

/** What pieces need around them: words, toasts, and a server, which never answers unless `call` does. */
export function Stage({
  children,
  words: given,
  call = unanswered,
  side = portalSide,
  session = nobody,
}: {
  children: ReactNode;
  words?: Translations;
  call?: Call;
  side?: Side;
  session?: Session;
}) {
  const [words, setWords] = useState(given);
  const [queries] = useState(createQueries);
  useEffect(() => {
    if (words === undefined) void startStage("pictures").then(setWords);
  }, [words]);
  return (
    words && (
      <TranslationsContext value={words}>
        <QueryClientProvider client={queries}>
          <BackendProvider value={{ side, call, session }}>
            <ToastProvider>{children}</ToastProvider>
          </BackendProvider>
        </QueryClientProvider>
      </TranslationsContext>
    )
  );
}
