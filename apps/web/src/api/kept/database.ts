/** What a page keeps on the device: answers to look at, acts that wait to be sent, and what became of them. */
export const tables = ["answers", "acts", "outcomes"] as const;
export type Table = (typeof tables)[number];

export type Row = { readonly id: string };
export type Change =
  | { readonly table: Table; readonly put: Row }
  | { readonly table: Table; readonly remove: string };

export type Database = {
  readonly all: <R extends Row>(table: Table) => Promise<R[]>;
  /** All of them or none; done once they are on the disk. */
  readonly change: (changes: readonly Change[]) => Promise<void>;
};

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function openAt(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    for (const table of tables) opening.result.createObjectStore(table, { keyPath: "id" });
  };
  return done(opening);
}

/** Where staff pages keep what they keep. */
export const staffDatabase = "pulau.staff";

/** The device's own database of that name; it is opened when it is first used. */
export function openDatabase(name: string): Database {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openAt(name).catch((reason: unknown) => {
      opened = undefined;
      throw reason;
    });
    return opened;
  };
  return {
    all: async (table) => done((await open()).transaction(table).objectStore(table).getAll()),
    change: async (changes) => {
      const transaction = (await open()).transaction(tables, "readwrite", { durability: "strict" });
      for (const change of changes) {
        const store = transaction.objectStore(change.table);
        if ("put" in change) store.put(change.put);
        else store.delete(change.remove);
      }
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
    },
  };
}

/** The same while the page lasts, for tests and for browsers that keep nothing. */
export function memoryDatabase(): Database {
  const rows = new Map(tables.map((table) => [table, new Map<string, Row>()]));
  return {
    all: async <R extends Row>(table: Table) => [...(rows.get(table)?.values() ?? [])] as R[],
    change: async (changes) => {
      for (const change of changes) {
        if ("put" in change) rows.get(change.table)?.set(change.put.id, structuredClone(change.put));
        else rows.get(change.table)?.delete(change.remove);
      }
    },
  };
}

/** A browser may leave its database unanswered, and pages wait for it before they show: longer than this it is none, in ms. */
const patience = 3_000;

/** Goes on in memory where the device refuses to keep anything, or doesn't answer: what is done still reaches the server. */
export function withMemory(device: Database): Database {
  const memory = memoryDatabase();
  let refused = false;
  const either = async <T>(act: (database: Database) => Promise<T>): Promise<T> => {
    if (refused) return act(memory);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, patience, new Error("the device's database does not answer"));
    });
    try {
      return await Promise.race([act(device), late]);
    } catch {
      refused = true;
      return act(memory);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    all: (table) => either((database) => database.all(table)),
    change: (changes) => either((database) => database.change(changes)),
  };
}
