import { rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { StorageFault, writeWhole } from "./write-whole.ts";

/** Whether uploads and mail can be written. `not used`: they go to a bucket and a mail server. */
export type StorageState = {
  readonly state: "writable" | "full" | "not writable" | "not used";
  /** Free bytes on the disk of the data folder; null where that can't be known. */
  readonly freeBytes: number | null;
};

/** Whoever asks within this time, in ms, hears the last answer: the question writes to the disk. */
const holds = 5_000;
const probeBytes = 4_096;
/** No block is left, for everybody or for us; or no file may grow any more. */
const fullCodes = ["ENOSPC", "EDQUOT", "EFBIG"];

/** Gives back a question to the data folder: it writes a small file and takes it away again. */
export function storageProbe({
  dataFolder,
  s3,
  smtpUrl,
}: Pick<Settings, "dataFolder" | "s3" | "smtpUrl">): () => Promise<StorageState> {
  let last: { at: number; state: Promise<StorageState> } | null = null;
  return () => {
    if (s3 && smtpUrl) return Promise.resolve({ state: "not used", freeBytes: null });
    if (last && performance.now() - last.at < holds) return last.state;
    last = { at: performance.now(), state: probe(dataFolder) };
    return last.state;
  };
}

async function probe(dataFolder: string): Promise<StorageState> {
  const path = join(dataFolder, "files", `.writable-${process.pid}`);
  const state = await writeWhole(path, Buffer.alloc(probeBytes)).then(
    () => "writable" as const,
    (error: unknown) => (isFull(error) ? ("full" as const) : ("not writable" as const)),
  );
  await rm(path, { force: true }).catch(() => undefined);
  const freeBytes = await statfs(dataFolder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
  return { state, freeBytes };
}

const isFull = (error: unknown): boolean =>
  error instanceof StorageFault &&
  error.cause instanceof Error &&
  "code" in error.cause &&
  fullCodes.includes(String(error.cause.code));
