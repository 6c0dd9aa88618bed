import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Language, tagOf } from "../language.ts";
import type { Page, Web } from "../web.ts";
import { type Call, CallRefused, callWithin } from "./call.ts";
import { linksFor, type Manifest, readManifest } from "./links.ts";
import { fill, scriptHashesOf, scriptsLater, withPaint } from "./template.ts";

type Rendered = {
  readonly status: number;
  readonly lang: string;
  readonly head: string;
  readonly body: string;
  readonly remembered: unknown;
  readonly modules: readonly string[];
  /** Where the page is now, if it was asked for under an address of before. */
  readonly movedTo?: string | undefined;
};

/** What the web's server bundle offers. */
type Renderer = {
  readonly renderedPaths: readonly RegExp[];
  render(page: { path: string; language: Language; call: Call; origin: string }): Promise<Rendered>;
  /** The answers that the frame of every page shows. */
  rememberedFrame(call: Call): Promise<unknown>;
};

/** How long a rendered page is shown before another is made for those who come later, in ms. */
const freshFor = 15_000;
/** A page that nobody has asked for so long, in ms, is shown to nobody: others may have booked what it offers. */
const shownFor = 60_000;

declare module "fastify" {
  interface FastifyInstance {
    /** Changes when a setting of the resort does. */
    settingsStamp?: () => Promise<string>;
    /** Changes when anything that is sold, or its price, does. */
    catalogueStamp?: () => Promise<number>;
    /** The address of now of the page of the resort that had this one before; null for any other. */
    pageMovedTo?: ((slug: string) => Promise<string | null>) | undefined;
  }
}

type CachedPage = { page: Page; madeAt: number; stamp: string };
type Documents = { readonly portal: string; readonly staff: string; readonly manifest: Manifest };

/**
 * The built web of these two folders: its pages that visitors see first are rendered ahead and kept for a moment. They name
 * their own addresses by the origin at which guests reach the portal.
 */
export async function loadWeb(clientFolder: string, serverFolder: string, origin: string): Promise<Web> {
  const documents: Documents = {
    portal: withPaint(await readFile(join(clientFolder, "index.html"), "utf8"), "portal"),
    staff: withPaint(await readFile(join(clientFolder, "staff", "index.html"), "utf8"), "staff"),
    manifest: await readManifest(clientFolder),
  };
  const renderer = (await import(pathToFileURL(join(serverFolder, "render.js")).href)) as Renderer;
  const kept = new Map<string, CachedPage>();
  const underWay = new Map<string, Promise<Page>>();
  return {
    folder: clientFolder,
    scriptHashes: [...new Set([documents.portal, documents.staff].flatMap(scriptHashesOf))],
    page: (request) => pageFor(request, { documents, renderer, origin, kept, underWay }),
  };
}

type Made = {
  readonly documents: Documents;
  readonly renderer: Renderer;
  readonly origin: string;
  readonly kept: Map<string, CachedPage>;
  readonly underWay: Map<string, Promise<Page>>;
};
type Wanted = {
  /** Null for a page that is not rendered ahead: all of them are one document. */
  readonly path: string | null;
  readonly language: Language;
  readonly key: string;
  readonly stamp: string;
};

/** Guests' own pieces for a stay that nobody books, beside what staff edit. */
const forStaff = /^\/booking\/sample(\/|$)/;
/** A link that is somebody's own: whoever opens it may write, or see what is not for everybody. */
const ownLink = /^\/(feedback|guest|shared)\//;

async function pageFor(request: FastifyRequest, made: Made): Promise<Page> {
  const [path = "/", query] = request.url.split("?");
  // The page that is rendered ahead is that of a visitor: who has the preview address may see more, and no robot keeps it.
  const isVisitor = request.cookies["pulau.preview"] === undefined;
  const { language, headers: kept } = chooseLanguage(
    new URLSearchParams(query),
    request.cookies["pulau.lang"],
  );
  // Staff look at the portal in a frame of their own page, in another language than theirs.
  const isFramed = request.headers["sec-fetch-dest"] === "iframe";
  const headers = {
    ...(isFramed ? {} : kept),
    ...(isVisitor && !forStaff.test(path) && !ownLink.test(path)
      ? {}
      : { "x-robots-tag": "noindex, nofollow" }),
  };
  if (/^\/staff(\/|$)/.test(path)) {
    return { status: 200, html: fill(made.documents.staff, { lang: tagOf[language] }), headers };
  }
  const moved = await movedPage(request.server, path);
  if (moved) return { status: 308, html: "", headers: { location: query ? `${moved}?${query}` : moved } };
  // What a closed resort shows, the browser draws.
  const isClosed = Boolean(await request.server.whyClosed?.(request).catch(() => null));
  if (!isVisitor || isClosed) {
    return { status: 200, html: fill(made.documents.portal, { lang: tagOf[language] }), headers };
  }
  const isRendered = made.renderer.renderedPaths.some((rendered) => rendered.test(path));
  const page = await keptPage(request.server, isRendered ? path : null, language, made);
  const location = page.headers?.location;
  if (location)
    return { ...page, headers: { ...headers, location: query ? `${location}?${query}` : location } };
  return { ...page, headers };
}

/** Where a page of the resort stands now that was at this address before. */
async function movedPage(app: FastifyInstance, path: string): Promise<string | null> {
  const [, slug] = /^\/info\/([a-z0-9-]{1,60})\/?$/.exec(path) ?? [];
  const moved = slug && (await app.pageMovedTo?.(slug).catch(() => null));
  return moved ? `/info/${moved}` : null;
}

/** `?lang=` goes before the cookie, and is kept by it. */
function chooseLanguage(query: URLSearchParams, cookie: string | undefined) {
  const language = query.get("lang");
  if (isLanguage(language)) {
    const headers = { "set-cookie": `pulau.lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax` };
    return { language: language, headers };
  }
  return { language: isLanguage(cookie) ? cookie : ("en" as const), headers: {} };
}

const isLanguage = (code: unknown): code is Language => typeof code === "string" && code in tagOf;

/**
 * The kept page, at once even when it is some seconds old: a new one is then made for those who come later. Once the resort's
 * settings or what it sells are other, nobody sees the page as it was.
 */
async function keptPage(
  app: FastifyInstance,
  path: string | null,
  language: Language,
  made: Made,
): Promise<Page> {
  const key = `${language} ${path ?? ""}`;
  const found = made.kept.get(key);
  const stamp = (await stampOf(app).catch(() => found?.stamp)) ?? "";
  const wanted = { path, language, key, stamp };
  const age = found ? Date.now() - found.madeAt : shownFor;
  if (!found || found.stamp !== stamp || age >= shownFor) return renewOnce(app, wanted, made);
  if (age > freshFor) void renewOnce(app, wanted, made);
  return found.page;
}

/** Whoever wants a page that is being made waits for that one. */
function renewOnce(app: FastifyInstance, wanted: Wanted, made: Made): Promise<Page> {
  const name = `${wanted.key} ${wanted.stamp}`;
  const found = made.underWay.get(name);
  if (found) return found;
  const page = renew(app, wanted, made).finally(() => made.underWay.delete(name));
  made.underWay.set(name, page);
  return page;
}

const stampOf = async (app: FastifyInstance): Promise<string> =>
  (await Promise.all([app.settingsStamp?.(), app.catalogueStamp?.()])).join(" ");

/** The browser says that there is no such page; search engines hear it from the status. */
const noSuchPage = ({ documents }: Made, language: Language): Page => ({
  status: 404,
  html: fill(documents.portal, { lang: tagOf[language] }),
});

/** A page with all that it shows; or, for the browser to draw, with what its frame shows. */
async function make(
  { documents, renderer, origin }: Made,
  { path, language }: Wanted,
  call: Call,
): Promise<Page> {
  if (path === null) {
    const remembered = await renderer.rememberedFrame(call);
    return { status: 200, html: fill(documents.portal, { lang: tagOf[language], remembered }) };
  }
  const rendered = await renderer.render({ path, language, call, origin });
  if (rendered.movedTo) return { status: 308, html: "", headers: { location: rendered.movedTo } };
  const links = linksFor(documents.manifest, rendered.modules, documents.portal);
  const filling = { ...rendered, head: rendered.head + links, rendered: path };
  return { status: rendered.status, html: scriptsLater(fill(documents.portal, filling)) };
}

/** Makes a page and keeps it. When that fails the browser draws the page itself. */
async function renew(app: FastifyInstance, wanted: Wanted, made: Made): Promise<Page> {
  const { documents, kept } = made;
  const { path, language, key, stamp } = wanted;
  try {
    const page = await make(made, wanted, callWithin(app, tagOf[language]));
    kept.set(key, { page, madeAt: Date.now(), stamp });
    return page;
  } catch (error) {
    if (error instanceof CallRefused && error.status === 404) return noSuchPage(made, language);
    app.log.error({ err: error, path }, "a page could not be rendered ahead");
    kept.delete(key);
    return { status: 200, html: fill(documents.portal, { lang: tagOf[language] }) };
  }
}
