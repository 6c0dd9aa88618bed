import type { FastifyInstance } from "fastify";

/** Most bytes of a JSON or form body. Uploads have a limit of their own. */
export const bodyLimit = 256 * 1024;

/** Deepest lists and records within one another that a body may have; no call of ours needs a tenth of it. */
export const mostLevels = 100;

/** Found before anything walks the body: what does so by calling itself would run out of stack. */
class NestedTooDeep extends Error {
  readonly statusCode = 400;
}

/** JSON and form bodies. The text is kept beside the parsed body, as gateways sign what they really sent. */
export function parseBodies(app: FastifyInstance): void {
  app.decorateRequest("rawBody", "");
  const json = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    request.rawBody = body.toString();
    if (request.rawBody.trim() === "") done(null, undefined);
    else if (levelsOf(request.rawBody) > mostLevels) done(new NestedTooDeep("nested too deep"));
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

/** How deep the lists and records of a JSON text stand within one another; brackets in its texts don't count. */
export function levelsOf(text: string): number {
  let level = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const mark = text[at];
    if (mark === '"') at = endOfText(text, at);
    else if (mark === "[" || mark === "{") deepest = Math.max(deepest, ++level);
    else if (mark === "]" || mark === "}") level--;
  }
  return deepest;
}

/** Where the JSON string ends that begins at `from`: at its quotation mark, or at the end of what came. */
function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
