import { QueryClientProvider } from "@tanstack/react-query";
import type { i18n } from "i18next";
import { type ReactNode, useEffect, useState } from "react";
import { I18nextProvider } from "react-i18next";
import type { Call } from "../api/client.ts";
import { createQueries } from "../api/queries.ts";
import { nobody } from "../api/session.ts";
import { portalSide } from "../api/side.ts";
import { BackendProvider } from "../api/use-call.ts";
import { languageOfTag } from "../i18n/language.ts";
import { staffWords } from "../i18n/staff-words.ts";
import { bringWords, startWords } from "../i18n/start-words.ts";
import type { Namespace } from "../i18n/words.ts";
import { ToastProvider } from "../ui/toast.tsx";

const unanswered = () => Promise.reject(new Error("pieces call nobody"));

/** The words that pieces speak, in the document's language, and those of `more`. */
export async function startStage(...more: Namespace[]): Promise<i18n> {
  const words = await startWords(languageOfTag(document.documentElement.lang), staffWords);
  await bringWords(words, words.language, ["errors", "listing", ...more]);
  return words;
}

/** What pieces need around them: words, toasts, and a server, which never answers unless `call` does. */
export function Stage({
  children,
  words: given,
  call = unanswered,
}: {
  children: ReactNode;
  words?: i18n;
  call?: Call;
}) {
  const [words, setWords] = useState(given);
  const [queries] = useState(createQueries);
  useEffect(() => {
    if (words === undefined) void startStage().then(setWords);
  }, [words]);
  return (
    words && (
      <I18nextProvider i18n={words}>
        <QueryClientProvider client={queries}>
          <BackendProvider value={{ side: portalSide, call, session: nobody }}>
            <ToastProvider>{children}</ToastProvider>
          </BackendProvider>
        </QueryClientProvider>
      </I18nextProvider>
    )
  );
}
