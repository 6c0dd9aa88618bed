/** Where the bytes of files lie. Keys are made by us alone: letters, digits, `-`, `_`, and one folder. */
export type FileStore = {
  /** Keeps bytes under a key that was never used before: all of them, or `StorageFault` and nothing. */
  readonly put: (key: string, bytes: Buffer, mediaType: string) => Promise<void>;
  /** Null when there is nothing under the key. */
  readonly get: (key: string) => Promise<Buffer | null>;
  /** Done as well when there was nothing. */
  readonly remove: (key: string) => Promise<void>;
};

/** Throws for anything that `newKey` did not make: a path of somebody else's can never become one of ours. */
export function checkedKey(key: string): string {
  if (!/^[0-9a-f]{2}\/[\w-]{43}$/.test(key)) throw new Error("not a key of a stored file");
  return key;
}
