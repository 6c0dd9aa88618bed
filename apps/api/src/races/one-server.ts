import type { FastifyInstance } from "fastify";
import { buildApp } from "../app.ts";
import type { ResortIds, ResortOptions } from "../db/factories/resort.ts";
import { makeResort } from "../db/factories/resort.ts";
import { createTestDatabase, type TestDatabase } from "../db/test-database.ts";
import { jobHandlers } from "../jobs/handlers.ts";
import type { JobHandlers } from "../jobs/jobs.ts";
import { readSettings, type Settings } from "../settings.ts";
import { freePort } from "./free-port.ts";
import { raceSecret } from "./server-process.ts";

export type Stage = {
  readonly base: TestDatabase;
  readonly resort: ResortIds;
  readonly urls: string[];
  /** The jobs, for a test to run by hand: nothing works on the queue here. */
  readonly jobs: JobHandlers;
  readonly app: FastifyInstance;
  readonly settings: Settings;
  close(): Promise<void>;
};

/** A cloned database with a tiny resort, and a server in the test's own process that runs no job by itself. */
export async function openStage(
  options: ResortOptions = {},
  prepare?: (base: TestDatabase) => Promise<unknown>,
  environment: Record<string, string> = {},
): Promise<Stage> {
  const base = await createTestDatabase();
  const resort = await makeResort(base.db, options);
  await prepare?.(base);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = readSettings({
    PORT: String(port),
    PUBLIC_URL: url,
    PULAU_SECRET: raceSecret,
    LOG_LEVEL: "silent",
    ...environment,
  });
  const app = await buildApp({ ...base, settings, strict: true });
  await app.listen({ port, host: "127.0.0.1" });
  const deliverMail = async () => {};
  return {
    base,
    resort,
    urls: [url],
    app,
    settings,
    jobs: jobHandlers({ db: base.db, settings, deliverMail }),
    async close() {
      await app.close();
      await base.drop();
    },
  };
}
