import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it came in. */
export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** The body's fields, when it is a form. */
  readonly form: URLSearchParams;
};

export type Answer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Record<string, string>;
};

/** What goes wrong with the next requests: `down` breaks before, `cut` after the work was done. */
export type SimulatedFault = "none" | "down" | "cut";

export type LocalHttp = {
  readonly url: string;
  readonly requests: ReceivedRequest[];
  trouble: SimulatedFault;
  close(): Promise<void>;
};

/** A server of its own on a free port, which answers JSON and can be made to break. */
export async function localHttp(
  handle: (request: ReceivedRequest) => Answer | Promise<Answer>,
): Promise<LocalHttp> {
  const state = { trouble: "none" as SimulatedFault, requests: [] as ReceivedRequest[] };
  const server = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? "/", "http://local");
    const received: ReceivedRequest = {
      method: request.method ?? "GET",
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body,
      form: new URLSearchParams(body),
    };
    state.requests.push(received);
    if (state.trouble === "down") return void request.socket.destroy();
    const answer = await handle(received);
    if (state.trouble === "cut") return void request.socket.destroy();
    const text = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
    reply.writeHead(answer.status, { "content-type": "application/json", ...answer.headers }).end(text);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests: state.requests,
    get trouble() {
      return state.trouble;
    },
    set trouble(trouble) {
      state.trouble = trouble;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
