import "../ui/base.css";
import type { QueryClient } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { createRoot, hydrateRoot } from "react-dom/client";
import { type Call, createCall } from "../api/client.ts";
import type { Connection } from "../api/connection.ts";
import type { Outbox } from "../api/kept/outbox.ts";
import { createQueries, type Remembered, recall } from "../api/queries.ts";
import { createSession, type Session } from "../api/session.ts";
import type { SessionExpiry } from "../api/session-expiry.ts";
import type { Side } from "../api/side.ts";
import { languageOfTag } from "../i18n/language.ts";
import { type Bundles, startWords } from "../i18n/start-words.ts";
import { createLookStore } from "../shell/look-store.ts";
import type { RouteContext } from "../shell/routing.ts";
import { followNewerVersion } from "./newer-version.ts";
import { Providers } from "./providers.tsx";

const remembered = (): Remembered =>
  JSON.parse(document.getElementById("remembered")?.textContent ?? "[]") as Remembered;

/** Whether the server rendered this very page: it knows of no query but the language, and of nobody signed in. */
const isRendered = (root: HTMLElement, path: string): boolean =>
  root.dataset.rendered === path &&
  [...new URLSearchParams(location.search).keys()].every((name) => name === "lang");

const oneAtATime = async <T,>(name: string, act: () => Promise<T>): Promise<T> =>
  navigator.locks.request(name, act);

/** Who chooses a language has it after a reload too, also where a mail's link had asked for another. */
function dropLanguageQuery(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has("lang")) return;
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
}

/** How a side keeps its pages as they are while a session has ended or the server can't be reached. */
type Keeping = {
  readonly lapse: (session: Session) => SessionExpiry;
  readonly connection: () => Connection;
  /** What the device keeps of its pages: put back before the first of them shows. */
  readonly device: (around: DeviceAround) => Promise<Outbox>;
};
export type DeviceAround = {
  readonly call: Call;
  readonly queries: QueryClient;
  readonly session: Session;
  readonly oneAtATime: <T>(name: string, act: () => Promise<T>) => Promise<T>;
};

/**
 * Starts one side in the browser. A page that the server rendered is taken over as it stands: its words, answers and
 * code are there before the first look, so nothing is drawn twice.
 */
export async function boot(
  side: Side,
  createRouterOf: (context: RouteContext) => AnyRouter,
  more?: Bundles,
  keeping?: Keeping,
): Promise<void> {
  const html = document.documentElement;
  const root = document.getElementById("root") as HTMLElement;
  const words = await startWords(languageOfTag(html.lang), more);
  followNewerVersion(words);
  const session = createSession(side, localStorage);
  const lapse = keeping?.lapse(session);
  const connection = keeping?.connection();
  const tag = () => words.language;
  const call = createCall({
    side,
    session,
    tag,
    fetch: (...rest) => fetch(...rest),
    oneAtATime,
    ...(connection && { reached: connection.tell }),
    sessionOver: () => void router.invalidate(),
    // Of a page that was only opened nothing can be lost: it leads to the sign-in page as before.
    signInAgain: () => (lapse && navigator.userActivation?.hasBeenActive ? lapse.wait() : null),
  });
  const queries = createQueries();
  recall(queries, remembered());
  const outbox = await keeping?.device({ call, queries, session, oneAtATime });
  const look = createLookStore(side.name, localStorage, html);
  words.subscribe(() => {
    const next = words.language;
    if (html.lang === next) return;
    html.lang = next;
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser that is served has a cookieStore
    document.cookie = `pulau.lang=${languageOfTag(next)}; path=/; max-age=31536000; samesite=lax`;
    dropLanguageQuery();
  });
  const context = { side, call, queries, session, connection, outbox, lapse, words };
  const router = createRouterOf(context);
  await router.load();
  const rendered = isRendered(root, router.state.location.pathname);
  // Without it the router wraps its pages in boundaries that the server's markup does not have.
  if (rendered) router.ssr = { manifest: undefined };
  const app = <Providers router={router} context={context} look={look} />;
  if (rendered) {
    hydrateRoot(root, app);
    // The server asked as a visitor does; an agency has prices of its own.
    if (session.state()?.accountKind === "agency") void queries.invalidateQueries();
  } else {
    document.querySelector("title")?.remove();
    createRoot(root).render(app);
  }
  // In a frame it stands beside a form of staff.
  if (parent !== window) void import("./later.ts").then(({ followTyped }) => followTyped(queries));
}
