import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type CallsToTry, openApiOf } from "./openapi/document.ts";
import { type Packed, pack, sendPacked } from "./openapi/packed.ts";
import { docsPage } from "./openapi/page.ts";

/** How long the documents of a demo stand, in ms: their examples name things that somebody may use up. */
const freshFor = 60_000;

type Documents = { readonly version: string; readonly toTry: (() => Promise<CallsToTry>) | null };

/**
 * `/openapi.json` and its readable page `/docs`, made and packed once from the mounted calls; with a demo to try them
 * on, once a minute at the most.
 */
export function serveDocuments(app: FastifyInstance, deps: Documents): void {
  const style = readFileSync(join(import.meta.dirname, "openapi", "page.css"), "utf8");
  let made: { at: number; documents: Promise<{ json: Packed; page: Packed }> } | undefined;
  const documents = () => {
    const isOld = made && deps.toTry && performance.now() - made.at > freshFor;
    if (!made || isOld) {
      const making = makeDocuments(app, deps);
      made = { at: performance.now(), documents: making };
      making.catch(() => {
        made = undefined; // asked again, it is tried again
      });
    }
    return made.documents;
  };
  app.get("/openapi.json", async (request, reply) =>
    sendPacked(request, reply, { packed: (await documents()).json, type: "application/json" }),
  );
  app.get("/docs", async (request, reply) =>
    sendPacked(request, reply, { packed: (await documents()).page, type: "text/html; charset=utf-8" }),
  );
  app.get("/docs/page.css", (_, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=300").send(style),
  );
}

async function makeDocuments(
  app: FastifyInstance,
  { version, toTry }: Documents,
): Promise<{ json: Packed; page: Packed }> {
  const { routes } = app.mounting;
  const document = openApiOf(routes, version, (await toTry?.()) ?? undefined);
  const [json, page] = await Promise.all([pack(JSON.stringify(document)), pack(docsPage(document, routes))]);
  return { json, page };
}
