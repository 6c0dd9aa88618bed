import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { openApiOf } from "./openapi/document.ts";
import { docsPage } from "./openapi/page.ts";

/** `/openapi.json` and its readable page `/docs`, made from the mounted calls once the app is ready. */
export function serveDocuments(app: FastifyInstance, version: string): void {
  const style = readFileSync(join(import.meta.dirname, "openapi", "page.css"), "utf8");
  let made: { json: string; page: string } | undefined;
  const documents = () => {
    if (!made) {
      const { routes } = app.mounting;
      const document = openApiOf(routes, version);
      made = { json: JSON.stringify(document), page: docsPage(document, routes) };
    }
    return made;
  };
  app.get("/openapi.json", (_, reply) => reply.type("application/json").send(documents().json));
  app.get("/docs", (_, reply) => reply.type("text/html; charset=utf-8").send(documents().page));
  app.get("/docs/page.css", (_, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "public, max-age=300").send(style),
  );
}
