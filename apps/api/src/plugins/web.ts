import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./problem.ts";

export type Page = {
  readonly status: number;
  readonly html: string;
  readonly headers?: Record<string, string>;
};

/** The built web: its files, and what makes a page for a request. */
export type Web = {
  /** Folder of the built files, with a `.br` beside each that shrinks. */
  readonly folder: string;
  /** `sha256-…` of the inline scripts in the page template. */
  readonly scriptHashes: readonly string[];
  /** The page for a browser's request, whatever its path: unknown ones get a page that says so. */
  readonly page: (request: FastifyRequest) => Promise<Page>;
};

const year = 31_536_000;

/** Serves the web's files, named by their content and so kept for ever, and a page for every other path. */
export async function serveWeb(app: FastifyInstance, web: Web): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.folder,
    prefix: "/",
    index: false,
    cacheControl: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ["**/*.html", "**/*.br", ".vite/**"],
    setHeaders: (reply, path) => {
      const forever = path.startsWith(join(web.folder, "assets"));
      reply.header("cache-control", forever ? `public, max-age=${year}, immutable` : "public, max-age=3600");
    },
  });
  // A route, not the handler for unknown paths: only routes are packed for the way.
  app.get("/*", (request, reply) =>
    isPageRequest(request) ? sendPage(web, request, reply) : noSuch(request, reply),
  );
  app.setNotFoundHandler(noSuch);
}

/** A form that was pressed before its page's scripts were there leads back to the page. */
const noSuch = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  request.method === "POST" && isPageRequest(request) && /text\/html/.test(request.headers.accept ?? "")
    ? reply.redirect(request.url.replace(/^\/+/, "/"), 303)
    : sendProblem(reply, request, { code: "NOT_FOUND" });

/** A browser that goes somewhere: not a call, not a missing file. */
function isPageRequest(request: FastifyRequest): boolean {
  const path = pathOf(request.url);
  const side = /^\/staff(\/|$)/.test(path) ? "staff" : "portal";
  if (!request.server.mounting.sides.has(side)) return false;
  return !/^\/(admin\/)?api(\/|$)/i.test(path) && !/\.[A-Za-z0-9]{1,5}$/.test(path);
}

/** As the router reads it: `/%61pi//gone` and `/api/gone` are one path. */
function pathOf(url: string): string {
  const [raw = "/"] = url.split("?");
  try {
    return decodeURIComponent(raw).replace(/\/{2,}/g, "/");
  } catch {
    return raw;
  }
}

async function sendPage(web: Web, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = await web.page(request);
  return reply
    .code(page.status)
    .headers({ "cache-control": "private, no-cache", ...page.headers })
    .type("text/html; charset=utf-8")
    .send(page.html);
}
