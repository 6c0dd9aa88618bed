import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Connected, connect } from "../apps/api/src/db/connect.ts";
import { startEmbedded } from "../apps/api/src/db/embedded.ts";
import { migrate } from "../apps/api/src/db/migrate.ts";
import { asAdmin, databaseAddress } from "../apps/api/src/db/test-server.ts";

export type BenchDatabase = Connected & { readonly url: string; close(): Promise<void> };

/** A PostgreSQL for one run of the benchmarks, as durable as the product's own. */
export type BenchServer = {
  /** A migrated, empty database, its pool not yet used. */
  create(name: string): Promise<BenchDatabase>;
  /** A copy of one that nobody is connected to, in the very same state each time. */
  clone(name: string, template: string): Promise<BenchDatabase>;
  stop(): Promise<void>;
};

export async function startBenchServer(): Promise<BenchServer> {
  const folder = await mkdtemp(join(tmpdir(), "pulau-bench-"));
  const server = await startEmbedded({ dataFolder: folder });
  const open = (name: string): BenchDatabase => {
    const url = databaseAddress(server.adminUrl, name);
    const connected = connect(url, { max: 10 });
    return { ...connected, url, close: () => connected.pool.end() };
  };
  const make = async (name: string, template: string): Promise<BenchDatabase> => {
    await asAdmin(server.adminUrl, async (admin) => {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`create database ${name} template ${template}`);
      await admin.query("checkpoint"); // so that none falls into a measured round
    });
    return open(name);
  };
  return {
    clone: make,
    async create(name) {
      const raw = await make(name, "template1");
      await migrate(raw.pool);
      await raw.close();
      return open(name);
    },
    async stop() {
      await server.stop();
      await rm(server.folder, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
