import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type CallsToTry, openApiOf } from "./openapi/document.ts";
import { type Packed, pack, sendPacked } from "./openapi/packed.ts";
import { failuresPage, referencePage, scriptName, styleHashes } from "./openapi/reference/page.ts";

/** How long the document of a demo stands, in ms: its examples name things that somebody may use up. */
const freshFor = 60_000;

type Documents = { readonly version: string; readonly toTry: (() => Promise<CallsToTry>) | null };

/**
 * `/openapi.json`, made and packed once from the mounted calls (with a demo to try them on, once a minute at the most),
 * and `/docs`, the reference that is drawn from it.
 */
export function serveDocuments(app: FastifyInstance, deps: Documents): void {
  let made: { at: number; packed: Promise<Packed> } | undefined;
  const document = () => {
    const isOld = made && deps.toTry && performance.now() - made.at > freshFor;
    if (!made || isOld) {
      const packed = makeDocument(app, deps);
      made = { at: performance.now(), packed };
      packed.catch(() => {
        made = undefined; // asked again, it is tried again
      });
    }
    return made.packed;
  };
  app.get("/openapi.json", async (request, reply) =>
    sendPacked(request, reply, { packed: await document(), type: "application/json" }),
  );
  app.get("/docs", (_, reply) => sendPage(reply, referencePage(deps.toTry !== null)));
  app.get("/docs/failures", (_, reply) => sendPage(reply, failuresPage(app.mounting.routes)));
  serveFile(app, "/docs/page.css", "page.css", "text/css; charset=utf-8");
  serveFile(app, "/docs/start.js", "start.js", "text/javascript; charset=utf-8");
  serveScript(app);
}

async function makeDocument(app: FastifyInstance, { version, toTry }: Documents): Promise<Packed> {
  const document = openApiOf(app.mounting.routes, version, (await toTry?.()) ?? undefined);
  return pack(JSON.stringify(document));
}

/** The pages' policy with the few styles that the reference makes by script; what it runs is a file like any other. */
function sendPage(reply: FastifyReply, html: string): FastifyReply {
  const policy = String(reply.raw.getHeader("content-security-policy"));
  const allowed = `style-src-elem 'self' ${styleHashes.map((hash) => `'${hash}'`).join(" ")}`;
  return reply
    .header("content-security-policy", policy.replace("style-src-elem 'self'", allowed))
    .header("cache-control", "public, max-age=300")
    .type("text/html; charset=utf-8")
    .send(html);
}

const folder = join(import.meta.dirname, "openapi", "reference");

function serveFile(app: FastifyInstance, url: string, name: string, type: string): void {
  app.get(url, async (_, reply) =>
    reply
      .type(type)
      .header("cache-control", "public, max-age=300")
      .send(await readFile(join(folder, name))),
  );
}

const year = 31_536_000;

/** The reference's script lies here packed, as almost every browser takes it; its name holds its version. */
function serveScript(app: FastifyInstance): void {
  app.get(`/docs/${scriptName}`, async (request, reply) => {
    const packed = await readFile(join(folder, `${scriptName}.br`));
    const takesBrotli = /\bbr\b/.test(String(request.headers["accept-encoding"] ?? ""));
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", `public, max-age=${year}, immutable`)
      .header("vary", "accept-encoding");
    if (takesBrotli) return reply.header("content-encoding", "br").send(packed);
    return reply.send(await promisify(brotliDecompress)(packed));
  });
}
