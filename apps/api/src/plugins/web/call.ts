import type { FastifyInstance } from "fastify";

type Values = Readonly<Record<string, unknown>>;
type CalledRoute = { readonly method: string; readonly path: string };
type SentParts = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

/** Answers a page's own calls without a network between: the same route, the same checks, for a visitor without a session. */
export type Call = (route: CalledRoute, sent: SentParts) => Promise<unknown>;

/** A call of a page that was not answered well. */
export class CallRefused extends Error {
  readonly status: number;
  constructor({ method, path }: CalledRoute, status: number) {
    super(`${method} ${path} answered ${status}`);
    this.status = status;
  }
}

export const callWithin =
  (app: FastifyInstance, languageTag: string): Call =>
  async (route, sent) => {
    const answer = await app.inject({
      method: route.method === "POST" ? "POST" : "GET",
      url: addressOf(route.path, sent.params ?? {}, sent.query ?? {}),
      headers: { accept: "application/json", "accept-language": languageTag },
      ...(sent.body === undefined
        ? {}
        : { payload: JSON.stringify(sent.body), headers: jsonHeaders(languageTag) }),
    });
    if (answer.statusCode >= 400) throw new CallRefused(route, answer.statusCode);
    return answer.json();
  };

const jsonHeaders = (languageTag: string) => ({
  accept: "application/json",
  "accept-language": languageTag,
  "content-type": "application/json",
});

function addressOf(path: string, params: Values, query: Values): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? filled : `${filled}?${search}`;
}
