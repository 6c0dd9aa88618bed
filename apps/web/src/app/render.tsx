import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Call } from "../api/client.ts";
import { callQuery, createQueries, type Remembered, rememberedBy } from "../api/queries.ts";
import { resort } from "../api/resort.ts";
import { nobody } from "../api/session.ts";
import { portalSide } from "../api/side.ts";
import { type Language, tagOf } from "../i18n/language.ts";
import { startWords } from "../i18n/start-words.ts";
import { fixedLook } from "../shell/look-store.ts";
import { pictureSet, pictureType } from "../ui/picture.tsx";
import { headOf } from "./page-head.ts";
import { createPortalRouter } from "./portal/router.tsx";
import { Providers } from "./providers.tsx";
import { answersOf, renderedPages } from "./rendered-pages.ts";

/** The pages that are worth rendering on the server: those that visitors and search engines see first. */
export const renderedPaths = renderedPages.map(({ path }) => path);

export type Rendered = {
  status: number;
  lang: string;
  /** Title, description and preloads, for `<head>`. */
  head: string;
  body: string;
  /** Answers that went into the page, to put beside it. */
  remembered: Remembered;
  /** Source files whose chunks the page needs at once. */
  modules: string[];
  /** Where the page is now, if it was asked for under an address of before. */
  movedTo?: string | undefined;
};

/** React writes titles, metas and links before the markup when there is no `<head>` around; they belong into one. */
const splitHead = (html: string): [head: string, body: string] => {
  const found = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return [found, html.slice(found.length)];
};

/** The picture that a page begins with, fetched before anything else. */
const preloadOf = (name: string, sizes: string) =>
  `<link rel="preload" as="image" type="${pictureType(name)}" imagesrcset="${pictureSet(name)}" imagesizes="${sizes}" fetchpriority="high">`;

/** What the frame of every page shows, for pages that the browser draws. */
export async function rememberedFrame(call: Call): Promise<Remembered> {
  const queries = createQueries();
  await queries.fetchQuery(callQuery(call, resort, {}));
  return rememberedBy(queries);
}

/**
 * Renders one public page for a visitor without a session. `call` answers the page's own calls, so what is shown is
 * what the API says.
 */
export async function render({
  path,
  language,
  call,
  origin,
}: {
  path: string;
  language: Language;
  call: Call;
  /** Where guests reach the portal. */
  origin: string;
}): Promise<Rendered> {
  const words = await startWords(language);
  const queries = createQueries();
  const context = { side: portalSide, call, queries, session: nobody, words };
  const router = createPortalRouter(context, createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  const failed = router.state.matches.find(({ status }) => status === "error");
  if (failed) throw failed.error;
  const html = renderToString(<Providers router={router} context={context} look={fixedLook("portal")} />);
  const [head, body] = splitHead(html);
  const page = renderedPages.find((renderedPage) => renderedPage.path.test(path));
  const answer = answersOf(queries, call);
  const shown = answer(resort, {});
  const summary = shown && page?.say?.({ path, origin, language, resort: shown, answer });
  const facts = shown && {
    path,
    language,
    origin,
    resort: shown,
    picture: summary?.picture ?? shown.firstPage.picture,
    data: summary?.data ?? [],
  };
  const spoken = ["first", ...(page?.words ?? [])];
  return {
    status: 200,
    lang: tagOf[language],
    head:
      head +
      (facts ? headOf(head, facts) : "") +
      (summary?.sizes ? preloadOf(summary.picture, summary.sizes) : ""),
    body,
    remembered: rememberedBy(queries),
    modules: [
      ...(page === undefined ? [] : [page.module]),
      ...spoken.map((name) => `src/i18n/${language}/${name}.ts`),
    ],
    movedTo: summary?.movedTo,
  };
}
