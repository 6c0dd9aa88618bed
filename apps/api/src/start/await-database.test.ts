import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { freePort } from "../races/free-port.ts";
import { awaitDatabase } from "./await-database.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** PostgreSQL's own words to whoever comes: an error as the protocol writes it. */
const refusal = (state: string, words: string): Buffer => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${words}\0\0`);
  const head = Buffer.alloc(5);
  head.write("E");
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
};
const welcome = Buffer.from([..."R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I"].map((letter) => letter.charCodeAt(0)));
const done = Buffer.concat([Buffer.from("C\0\0\0\x0dSELECT 1\0"), Buffer.from("Z\0\0\0\x05I")]);

/** A server that answers each connection by the next of `answers`, and goes on with the last. */
async function pretend(answers: readonly Buffer[]): Promise<string> {
  const port = await freePort();
  let turn = 0;
  server = createServer((caller: Socket) => {
    const answer = answers[Math.min(turn++, answers.length - 1)] ?? welcome;
    caller.on("error", () => undefined);
    caller.once("data", () => {
      caller.write(answer);
      if (answer === welcome) caller.on("data", () => caller.write(done));
      else caller.end();
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return `postgresql://pulau:secret@127.0.0.1:${port}/pulau`;
}

const waiting = (lines: string[], patience = 5_000) => ({
  place: "db.example.test",
  tell: (line: string) => lines.push(line),
  patience,
});

it("waits for a database that recovers, and says so once", async () => {
  const recovering = refusal("57P03", "the database system is starting up");
  const url = await pretend([recovering, recovering, recovering, welcome]);
  const lines: string[] = [];
  await awaitDatabase(url, waiting(lines));
  expect(lines).toEqual(["The database at db.example.test is starting up or recovering; waiting for it."]);
});

it("ends at once, in a sentence without the password, for what waiting doesn't mend", async () => {
  const url = await pretend([refusal("28P01", "password authentication failed for user pulau")]);
  const lines: string[] = [];
  await expect(awaitDatabase(url, waiting(lines))).rejects.toThrow(
    /^The database at db\.example\.test refuses the connection: password authentication failed for user pulau\.$/,
  );
  expect(lines).toEqual([]);
});

it("gives up on one that nobody answers at, after its patience", async () => {
  const url = `postgresql://pulau:secret@127.0.0.1:${await freePort()}/pulau`;
  const lines: string[] = [];
  await expect(awaitDatabase(url, waiting(lines, 1_200))).rejects.toThrow(
    /can't be reached: .*Check DATABASE_URL\.$/,
  );
  expect(lines).toEqual(["The database at db.example.test can't be reached yet; waiting for it."]);
});
