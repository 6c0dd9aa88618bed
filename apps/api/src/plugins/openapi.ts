import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { openApiOf } from "./openapi/document.ts";
import { type Packed, pack, sendPacked } from "./openapi/packed.ts";
import { docsPage } from "./openapi/page.ts";

/** `/openapi.json` and its readable page `/docs`, made and packed once from the mounted calls. */
export function serveDocuments(app: FastifyInstance, version: string): void {
  const style = readFileSync(join(import.meta.dirname, "openapi", "page.css"), "utf8");
  let made: Promise<{ json: Packed; page: Packed }> | undefined;
  const documents = () => {
    made ??= makeDocuments(app, version);
    return made;
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

async function makeDocuments(app: FastifyInstance, version: string): Promise<{ json: Packed; page: Packed }> {
  const { routes } = app.mounting;
  const document = openApiOf(routes, version);
  const [json, page] = await Promise.all([pack(JSON.stringify(document)), pack(docsPage(document, routes))]);
  return { json, page };
}
