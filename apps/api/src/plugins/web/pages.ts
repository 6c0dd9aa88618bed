import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Page, Web } from "../web.ts";
import { type Call, callWithin } from "./call.ts";
import { linksFor, type Manifest, readManifest } from "./links.ts";
import { fill, scriptHashesOf, scriptsLater, withPaint } from "./template.ts";

const tags = { en: "en", my: "ms", cn: "zh-CN" } as const;
type Language = keyof typeof tags;

type Rendered = {
  readonly status: number;
  readonly lang: string;
  readonly head: string;
  readonly body: string;
  readonly remembered: unknown;
  readonly modules: readonly string[];
};

/** What the web's server bundle offers. */
type Renderer = {
  readonly renderedPaths: readonly string[];
  render(ask: { path: string; language: Language; call: Call }): Promise<Rendered>;
};

/** How long a rendered page is shown before it is made anew, in ms: its prices may be this old. */
const freshFor = 15_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Changes when a setting of the resort does. */
    settingsStamp?: () => Promise<string>;
  }
}

type Kept = { page: Page; madeAt: number; stamp: string; renewing: boolean };
type Documents = { readonly portal: string; readonly staff: string; readonly manifest: Manifest };

/** The built web of these two folders: its pages that visitors see first are rendered ahead and kept for a moment. */
export async function loadWeb(clientFolder: string, serverFolder: string): Promise<Web> {
  const documents: Documents = {
    portal: withPaint(await readFile(join(clientFolder, "index.html"), "utf8"), "portal"),
    staff: withPaint(await readFile(join(clientFolder, "staff", "index.html"), "utf8"), "staff"),
    manifest: await readManifest(clientFolder),
  };
  const renderer = (await import(pathToFileURL(join(serverFolder, "render.js")).href)) as Renderer;
  const kept = new Map<string, Kept>();
  return {
    folder: clientFolder,
    scriptHashes: [...new Set([documents.portal, documents.staff].flatMap(scriptHashesOf))],
    page: (request) => pageFor(request, { documents, renderer, kept }),
  };
}

type Made = { readonly documents: Documents; readonly renderer: Renderer; readonly kept: Map<string, Kept> };

async function pageFor(request: FastifyRequest, made: Made): Promise<Page> {
  const [path = "/", query] = request.url.split("?");
  const { language, headers } = chooseLanguage(new URLSearchParams(query), request.cookies["pulau.lang"]);
  if (/^\/staff(\/|$)/.test(path)) {
    return { status: 200, html: fill(made.documents.staff, { lang: tags[language] }), headers };
  }
  if (!made.renderer.renderedPaths.includes(path)) {
    return { status: 200, html: fill(made.documents.portal, { lang: tags[language] }), headers };
  }
  return { ...(await renderedPage(request.server, path, language, made)), headers };
}

/** `?lang=` goes before the cookie, and is kept by it. */
function chooseLanguage(query: URLSearchParams, cookie: string | undefined) {
  const asked = query.get("lang");
  if (isLanguage(asked)) {
    const headers = { "set-cookie": `pulau.lang=${asked}; Path=/; Max-Age=31536000; SameSite=Lax` };
    return { language: asked, headers };
  }
  return { language: isLanguage(cookie) ? cookie : ("en" as const), headers: {} };
}

const isLanguage = (code: unknown): code is Language => typeof code === "string" && code in tags;

/**
 * The kept page, at once even when its prices are old: a new one is then made for those who come later. Once the resort's
 * own settings are other, nobody sees the page as it was.
 */
async function renderedPage(
  app: FastifyInstance,
  path: string,
  language: Language,
  made: Made,
): Promise<Page> {
  const key = `${language} ${path}`;
  const found = made.kept.get(key);
  const stamp = (await app.settingsStamp?.().catch(() => found?.stamp)) ?? "";
  if (!found || found.stamp !== stamp) return renew(app, { path, language, key, stamp }, made);
  if (Date.now() - found.madeAt > freshFor && !found.renewing) {
    found.renewing = true;
    void renew(app, { path, language, key, stamp }, made);
  }
  return found.page;
}

/** Makes a page and keeps it. When that fails the browser draws the page itself. */
async function renew(
  app: FastifyInstance,
  { path, language, key, stamp }: { path: string; language: Language; key: string; stamp: string },
  made: Made,
): Promise<Page> {
  const { documents, renderer, kept } = made;
  try {
    const rendered = await renderer.render({ path, language, call: callWithin(app, tags[language]) });
    const links = linksFor(documents.manifest, rendered.modules, documents.portal);
    const html = scriptsLater(
      fill(documents.portal, { ...rendered, head: rendered.head + links, rendered: path }),
    );
    const page = { status: rendered.status, html };
    kept.set(key, { page, madeAt: Date.now(), stamp, renewing: false });
    return page;
  } catch (error) {
    app.log.error({ err: error, path }, "a page could not be rendered ahead");
    kept.delete(key);
    return { status: 200, html: fill(documents.portal, { lang: tags[language] }) };
  }
}
