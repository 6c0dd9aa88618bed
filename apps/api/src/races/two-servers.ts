import type { ResortIds, ResortOptions } from "../db/factories/resort.ts";
import { makeResort } from "../db/factories/resort.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { lendServer } from "./lent-servers.ts";
import type { ServerProcess } from "./server-process.ts";

export type TwoServers = {
  readonly base: TestDatabase;
  readonly resort: ResortIds;
  readonly servers: ServerProcess[];
  readonly urls: string[];
  close(): Promise<void>;
};

/** A cloned database with a tiny resort, and two server processes on it. */
export async function openTwoServers(
  options: ResortOptions = {},
  prepare?: (base: TestDatabase) => Promise<unknown>,
): Promise<TwoServers> {
  const base = await createTestDatabase({ max: 4 });
  const resort = await makeResort(base.db, { settings: { bookingNoPrefix: "TB" }, ...options });
  await prepare?.(base);
  const servers = await Promise.all([lendServer(base.url), lendServer(base.url)]);
  return {
    base,
    resort,
    servers,
    urls: servers.map((server) => server.url),
    async close() {
      await Promise.all(servers.map((server) => server.stop()));
      await base.drop();
    },
  };
}
