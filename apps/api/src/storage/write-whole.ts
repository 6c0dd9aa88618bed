import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Something could not be kept: the disk is full, read only, or not ours to write. Answered with `STORAGE_FULL`. */
export class StorageFault extends Error {
  constructor(cause: unknown) {
    super("the storage can't be written", { cause });
  }
}

/**
 * Writes a file that nobody ever sees by half: it gets its name when all of it is on the disk, and what was written of
 * one that failed is taken away again. Only the server's own user can read it. Throws `StorageFault`.
 */
export async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const part = `${path}.part`;
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeFile(part, bytes, { mode: 0o600, flush: true });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new StorageFault(error);
  }
}
