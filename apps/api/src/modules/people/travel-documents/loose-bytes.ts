import { randomBytes } from "node:crypto";
import type { Db } from "../../../db/connect.ts";
import { eq, lte, sql } from "../../../db/orm.ts";
import { looseBytes } from "../../../db/schema/travel-documents.ts";
import type { Tx } from "../../../db/tx.ts";
import { oneByOne } from "../../../jobs/one-by-one.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { FileStore } from "../../ground/files/public.ts";

type Store = { readonly db: Db; readonly store: FileStore; readonly sealer: Sealer };

/** A key that nobody can guess. */
const newKey = (): string => `${randomBytes(1).toString("hex")}/${randomBytes(32).toString("base64url")}`;

/**
 * Puts bytes, sealed, where nothing points to them yet. They are noted before they come: whoever dies before `claimBytes`
 * leaves nothing behind for longer than an hour.
 */
export async function putSealed({ db, store, sealer }: Store, bytes: Uint8Array): Promise<string> {
  const storageKey = newKey();
  await db.insert(looseBytes).values({ storageKey, from: sql`pulau_now() + interval '1 hour'` });
  await store.put(storageKey, sealer.sealBytes(bytes), "application/octet-stream");
  return storageKey;
}

/** Makes bytes part of a row of the same transaction; false when that came too late. */
export async function claimBytes(tx: Tx, storageKey: string): Promise<boolean> {
  const claimed = await tx
    .delete(looseBytes)
    .where(eq(looseBytes.storageKey, storageKey))
    .returning({ storageKey: looseBytes.storageKey });
  return claimed.length > 0;
}

/** Lets the store forget bytes once the transaction that lets go of them is committed. */
export async function dropBytes(tx: Tx, storageKey: string | null): Promise<void> {
  if (storageKey === null) return;
  await tx.insert(looseBytes).values({ storageKey, from: sql`pulau_now()` }).onConflictDoNothing();
}

/** The bytes under a key; null when there are none any more. */
export async function getSealed(
  { store, sealer }: Omit<Store, "db">,
  storageKey: string,
): Promise<Buffer | null> {
  const sealed = await store.get(storageKey);
  return sealed && sealer.unsealBytes(sealed);
}

/** Takes what nothing points to out of the store: first the bytes, then that they are to go, so that none is forgotten. */
export async function eraseLooseBytes({ db, store }: Pick<Store, "db" | "store">): Promise<void> {
  const due = await db
    .select({ storageKey: looseBytes.storageKey })
    .from(looseBytes)
    .where(lte(looseBytes.from, sql`pulau_now()`))
    .limit(500);
  const erase = ({ storageKey }: (typeof due)[number]) =>
    db.transaction(async (tx) => {
      // Whoever claims them at this moment waits, and finds that it is too late.
      const [found] = await tx
        .select()
        .from(looseBytes)
        .where(eq(looseBytes.storageKey, storageKey))
        .for("update");
      if (!found) return;
      await store.remove(storageKey);
      await tx.delete(looseBytes).where(eq(looseBytes.storageKey, storageKey));
    });
  await oneByOne(due, { act: erase, nameOf: ({ storageKey }) => `removing ${storageKey}` });
}
