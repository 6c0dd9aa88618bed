import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mapErrors } from "./errors.ts";
import { createLogger } from "./logging.ts";

const lines: { level: number; msg: string }[] = [];
const logged = () => lines.map(({ level, msg }) => ({ level, msg }));
const gone = { level: 30, msg: "gone before the answer" };
const unexpected = { level: 50, msg: "unexpected" };
const logger: FastifyBaseLogger = createLogger("info", {
  write: (line) => void lines.push(JSON.parse(line)),
});
const app = Fastify({
  loggerInstance: logger,
  logController: new LogController({ disableRequestLogging: true }),
});
/** What a call works on while its caller waits. */
let working: PassThrough;

beforeAll(async () => {
  mapErrors(app);
  app.addContentTypeParser("text/x-upload", async () => null);
  app.post("/upload", async ({ raw }) => {
    for await (const _ of raw);
  });
  app.get("/work", async ({ socket }) => {
    working = new PassThrough();
    socket.once("close", () => working.destroy());
    await finished(working);
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => app.close());

/** Sends the beginning of a request, and waits until its call is at work. */
async function send(head: string, rest = "\r\n") {
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  const taken = once(app.server, "request");
  socket.write(`${head} HTTP/1.1\r\nhost: x\r\n${rest}`);
  await taken;
  await new Promise(setImmediate);
  return socket;
}
const halfAnUpload = "content-type: text/x-upload\r\ncontent-length: 9\r\n\r\nhalf";

describe("a caller who goes away", () => {
  it.each([
    ["GET /work", "\r\n"],
    ["POST /upload", halfAnUpload],
  ])("in the middle of %s is no unexpected error", async (head, rest) => {
    const socket = await send(head, rest);
    socket.destroy();
    await expect.poll(logged).toEqual([gone]);
  });

  it("is not blamed for a stream that closes while they listen", async () => {
    const socket = await send("GET /work");
    working.destroy();
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("500 Internal Server Error");
    expect(logged()).toEqual([unexpected]);
    socket.destroy();
  });
});
