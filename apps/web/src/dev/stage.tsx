import { dayAt } from "@pulau/domain/calendar/day.ts";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import type { Call } from "../api/client.ts";
import { memoryDatabase } from "../api/kept/database.ts";
import { type ActKind, createOutbox } from "../api/kept/outbox.ts";
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

/** What is done on a piece waits while the page lasts. */
const outboxOf = (
  kinds: Readonly<Record<string, ActKind>>,
  { call, session, queries }: { call: Call; session: Session; queries: QueryClient },
) =>
  createOutbox(
    {
      database: memoryDatabase(),
      call,
      queries,
      owner: () => session.state()?.record.id ?? null,
      today: () => dayAt(new Date(), undefined),
      oneAtATime: (_, act) => act(),
    },
    kinds,
  );

/** What pieces need around them: words, toasts, and a server, which never answers unless `call` does. */
export function Stage({
  children,
  words: given,
  call = unanswered,
  side = portalSide,
  session = nobody,
  kinds = {},
}: {
  children: ReactNode;
  words?: Translations;
  call?: Call;
  side?: Side;
  session?: Session;
  /** Acts that wait on the device, by how they are sent. */
  kinds?: Readonly<Record<string, ActKind>>;
}) {
  const [words, setWords] = useState(given);
  const [queries] = useState(createQueries);
  const [outbox] = useState(() => outboxOf(kinds, { call, session, queries }));
  useEffect(() => {
    if (words === undefined) void startStage("pictures").then(setWords);
  }, [words]);
  return (
    words && (
      <TranslationsContext value={words}>
        <QueryClientProvider client={queries}>
          <BackendProvider value={{ side, call, session, outbox }}>
            <ToastProvider>{children}</ToastProvider>
          </BackendProvider>
        </QueryClientProvider>
      </TranslationsContext>
    )
  );
}
