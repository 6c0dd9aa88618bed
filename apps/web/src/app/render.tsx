import type { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import type { Call } from "../api/client.ts";
import { callQuery, createQueries, type Remembered, rememberedBy } from "../api/queries.ts";
import { resort } from "../api/resort.ts";
import { nobody } from "../api/session.ts";
import { portalSide } from "../api/side.ts";
import { type Language, tagOf } from "../i18n/language.ts";
import { startWords } from "../i18n/start-words.ts";
import type { Namespace } from "../i18n/words.ts";
import { fixedLook } from "../shell/look-store.ts";
import { pictureSet, pictureType } from "../ui/picture.tsx";
import { createPortalRouter } from "./portal/router.tsx";
import { Providers } from "./providers.tsx";

/** What a page that is rendered ahead needs before it can be taken over: its code and its words. */
type Ahead = { path: RegExp; module: string; words: readonly Namespace[] };

const ahead: readonly Ahead[] = [
  { path: /^\/$/, module: "src/features/selling/home/page.tsx", words: ["home"] },
  {
    path: /^\/info\/[a-z0-9-]{1,60}$/,
    module: "src/features/ground/pages/page.tsx",
    words: ["errors", "pages"],
  },
];

/** The pages that are worth rendering on the server: those that visitors and search engines see first. */
export const renderedPaths = ahead.map(({ path }) => path);

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
};

/** React writes titles, metas and links before the markup when there is no `<head>` around; they belong into one. */
const splitHead = (html: string): [head: string, body: string] => {
  const found = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? "";
  return [found, html.slice(found.length)];
};

/** The picture that the first page is about, fetched before anything else. */
const preloadOf = (name: string) =>
  `<link rel="preload" as="image" type="${pictureType(name)}" imagesrcset="${pictureSet(name)}" imagesizes="100vw" fetchpriority="high">`;

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
}: {
  path: string;
  language: Language;
  call: Call;
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
  const page = ahead.find((aheadPage) => aheadPage.path.test(path));
  const shown = queries.getQueryData<Reply<typeof resortRoute>>(callQuery(call, resort, {}).queryKey);
  const spoken = ["first", ...(page?.words ?? [])];
  return {
    status: 200,
    lang: tagOf[language],
    head: head + (shown === undefined || path !== "/" ? "" : preloadOf(shown.firstPage.picture)),
    body,
    remembered: rememberedBy(queries),
    modules: [
      ...(page === undefined ? [] : [page.module]),
      ...spoken.map((name) => `src/i18n/${language}/${name}.ts`),
    ],
  };
}
