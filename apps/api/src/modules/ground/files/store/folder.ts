import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../../../../storage/write-whole.ts";
import { checkedKey, type FileStore } from "./port.ts";

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Files in a folder of this machine, readable by the server's own user alone. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  return {
    put: async (key, bytes) => writeWhole(pathOf(key), bytes),
    async get(key) {
      return readFile(pathOf(key)).catch((error: unknown) => {
        if (isMissing(error)) return null;
        throw error;
      });
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
