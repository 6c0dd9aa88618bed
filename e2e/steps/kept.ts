import type { Page } from "./test.ts";

/** Everything that the device keeps, as a text. */
export const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await done(indexedDB.open("pulau.staff"));
    const all = [...database.objectStoreNames].map((name) =>
      done(database.transaction(name).objectStore(name).getAll()),
    );
    const rows = JSON.stringify(await Promise.all(all));
    database.close();
    return rows;
  });
