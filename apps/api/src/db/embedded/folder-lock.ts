import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Thrown when another running Pulau keeps its data in the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `Another Pulau (process ${holder}) is already using the data in ${folder}. Stop it, or set PULAU_DATA.`,
    );
  }
}

/**
 * Claims a data folder for as long as this process lives, and gives back what ends the claim.
 * The claim is a listening socket: the system takes it away even after `kill -9`, unlike a file with a process id.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  const server = (await listen(address)) ?? (await takeOver(address, folder));
  return () => new Promise((done) => server.close(() => done()));
}

function addressOf(folder: string): string {
  const name = `pulau-${createHash("sha256").update(folder).digest("hex").slice(0, 16)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  const beside = join(folder, "lock");
  return Buffer.byteLength(beside) < 100 ? beside : join(tmpdir(), name); // a socket's path is short by law
}

async function takeOver(address: string, folder: string): Promise<Server> {
  const holder = await whoHolds(address);
  if (holder !== null) throw new FolderInUse(folder, holder);
  await rm(address, { force: true });
  const server = await listen(address);
  if (server === null) throw new FolderInUse(folder, "just started");
  return server;
}

function listen(address: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((caller) => caller.on("error", () => undefined).end(String(process.pid)));
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? done(null) : fail(error),
    );
    server.listen(address, () => done(server.unref()));
  });
}

/** The process id that the holder answers with, or null when nobody listens any more. */
function whoHolds(address: string): Promise<string | null> {
  return new Promise((done) => {
    let answer = "";
    const caller = connect(address);
    caller.setTimeout(2000, () => caller.destroy(new Error("no answer")));
    caller.on("data", (part) => {
      answer += part.toString();
    });
    caller.once("end", () => done(answer));
    caller.once("error", (error: NodeJS.ErrnoException) =>
      done(error.code === "ECONNREFUSED" || error.code === "ENOENT" ? null : "unknown"),
    );
  });
}
