import type { FastifyInstance } from "fastify";

/** Most bytes of a JSON or form body. Uploads have a limit of their own. */
export const bodyLimit = 256 * 1024;

/** JSON and form bodies. The text is kept beside the parsed body, as gateways sign what they really sent. */
export function parseBodies(app: FastifyInstance): void {
  app.decorateRequest("rawBody", "");
  const json = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    request.rawBody = body.toString();
    if (request.rawBody.trim() === "") done(null, undefined);
    else json(request, request.rawBody, done);
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (request, body, done) => {
      request.rawBody = body.toString();
      done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
    },
  );
}
